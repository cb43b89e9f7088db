/** Shared classes of the tables on print pages. */

/** Secondary line in a cell. */
export const UNDER = 'block text-[8.5pt] text-ink-soft';

/** A cell that is empty on phones, but keeps the columns of the totals aligned. */
export const WIDE_ONLY = 'max-sm:w-0 max-sm:px-0 max-sm:text-[0px]';
