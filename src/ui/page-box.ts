/** The classes of one step in the links to a list's pages. */
export const PAGE_BOX = 'grid min-h-11 min-w-9 place-items-center rounded-sm px-2 sm:min-w-11';
