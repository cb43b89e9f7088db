/** Class recipes of the order list: its columns, remarks, and small buttons. */

/** The columns of a wide list, shared by its headings and lines; with more room, the note has one, too. */
export const LINE_COLUMNS =
  '@2xl:grid-cols-[2.25rem_minmax(0,1fr)_4.5rem_5.5rem_7.5rem_5.5rem_1.75rem] @2xl:gap-x-3 @min-[50rem]:grid-cols-[2.25rem_minmax(0,1fr)_4.5rem_5.5rem_7.5rem_5.5rem_minmax(4.5rem,8rem)_1.75rem]';

/** Elements with the full width of the line, below its other parts. */
export const WHOLE_LINE = 'col-span-full @2xl:col-[2/-1] @2xl:mb-1.5';

/** A button or a link among small text. */
export const SMALL_TEXT_BUTTON =
  'link inline-flex min-h-8 items-center text-sm/body text-ink-soft hover:text-ink';

/** A button that is an icon only; its size is set beside it. */
export const TOOL =
  'grid flex-none place-items-center rounded-sm text-ink-soft hover:bg-ground hover:text-ink';

export const SMALL = 'text-xs/body text-ink-faint';

/** Above a part of the request. */
export const LEGEND = 'mb-4 font-display text-xl';

/** One product or line of a pasted order; the colour of its edge and its padding are set beside it. */
export const PASTE_BOX = 'rounded-sm border bg-paper px-3.5 text-sm/body';
export const PASTE_PROBLEM = 'mt-1 text-bad';
