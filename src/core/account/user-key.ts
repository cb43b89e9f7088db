/** Under which key a browser keeps its copy of whoever signed in; apart, for the script of every page. */
export const USER_KEY = 'user';
