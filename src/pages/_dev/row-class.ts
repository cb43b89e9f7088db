/** A row of specimens. */
export const ROW = 'flex flex-wrap items-center gap-3';
