/** Local storage: the copy of the signed-in user; a module of its own for the script of every page. */
export const USER_KEY = 'user';
