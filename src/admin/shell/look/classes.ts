/**
 * Combinations of utilities that several parts of the back office share, written out whole: the stylesheet is made
 * from the names that stand in the source.
 */

/** On the ground of the screen: white in the light theme, with a hairline around it. */
export const PANEL = 'rounded-md border border-line bg-paper';

/** A button or link that is an icon alone; its size is added. */
export const ICON_BUTTON =
  'grid flex-none place-items-center rounded-md text-ink-soft hover:bg-ground hover:text-ink';

/** A button or link in the bar at the top, which is dark in both themes. */
export const BAR_LINK =
  'flex min-h-10 items-center gap-2 rounded-md px-2.5 text-sm hover:bg-night-line focus-visible:outline-bright';

/** The words of a button in the bar, which are hidden where it has no room for them. */
export const BAR_WORDS = 'max-[60rem]:sr-only';

/** The line about publishing in the bar, with its dot: in one line or, where there is less room, in two. */
export const STATUS_LINE =
  'flex min-h-10 items-center gap-2 rounded-md px-2.5 text-sm whitespace-nowrap before:h-2 before:flex-none before:rounded-full hover:bg-night-line focus-visible:outline-bright max-[60rem]:grid max-[60rem]:min-w-0 max-[60rem]:grid-cols-[auto_minmax(0,1fr)] max-[60rem]:content-center max-[60rem]:gap-y-0 max-[60rem]:leading-tight max-[60rem]:before:row-[1/3] max-sm:px-1 max-sm:text-xs';

/** What opens from a button, below it. */
export const POPOVER =
  'fixed inset-auto mt-1 min-w-56 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-paper text-ink lifted [position-area:bottom_span-left]';

/** A link or button of a menu that opens. */
export const MENU_ENTRY =
  'block w-full min-h-9 rounded-md px-2.5 py-1.5 text-start hover:bg-ground';

/** How far something is. */
export const PROGRESS = 'h-2 w-full accent-gilt';

/** Where files are dropped. */
export const DROP =
  'flex cursor-pointer items-center gap-3 rounded-md border border-dashed border-edge p-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-gold hover:border-gilt hover:bg-wash data-over:border-gilt data-over:bg-wash';

/** A list with points before its entries. */
export const POINTS = 'grid max-w-[70ch] list-disc gap-1.5 ps-5';

/** What went wrong, above what it is about. */
export const PROBLEM = 'mb-4 border-s-2 border-bad bg-paper px-4 py-3 text-bad';

/** A small table of figures; a heading is at its cells' start or, by `text-end`, at their end. */
export const FIGURES =
  'w-full border-collapse [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pe-3 [&_td]:align-top [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-xs/normal [&_th]:font-medium [&_th]:whitespace-nowrap [&_th]:text-ink-soft [:where(&)_th]:text-start [&_:is(td,th):last-child]:pe-0';

/** What is folded away, by its heading. */
export const FOLD = 'min-h-8 cursor-pointer font-semibold';

/** A link in a list, underlined when it is pointed at. */
export const QUIET_LINK = 'font-medium hover:underline';
