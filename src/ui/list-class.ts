/** Class recipes of lists: the bar above them, and pagination. */

/** Bar above a list: count and actions. */
export const LIST_BAR =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 pb-5 text-sm/body text-ink-soft';

export const LIST_SORT = 'min-h-10 rounded-sm border border-edge bg-paper px-3 text-ink';

/** The count in the bar with a link, and that link. */
export const LIST_COUNT = 'flex grow flex-wrap items-center gap-x-4';
export const LIST_LINK = 'link flex min-h-10 items-center';

/** A list that is loading. */
export const LIST_BUSY = 'aria-busy:cursor-progress aria-busy:opacity-60';

/** A page link. */
export const PAGE_BOX = 'grid min-h-11 min-w-9 place-items-center rounded-sm px-2 sm:min-w-11';
