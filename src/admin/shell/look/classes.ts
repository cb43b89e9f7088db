/**
 * Class names of the back office beyond the shop's own (`src/ui/*-class.ts`). Class names are written out in full,
 * because Tailwind scans the source for them.
 */
import { TOUCH_ICON_BUTTON as ANY_ICON_BUTTON } from '#ui/button-class.ts';
import { FORM_MESSAGES } from '#ui/form-class.ts';

/** Panel on the page background, with a border. */
export const PANEL = 'rounded-md border border-line bg-paper';

/** A section of a screen with its heading. */
export const CARD = `mb-4 ${PANEL} px-5 pt-4 pb-5 [:where(&)>h2]:mb-3 [:where(&)>h2]:font-semibold`;

/** A note about a screen or section. */
export const NOTE = `mb-4 ${FORM_MESSAGES.note}`;

/** An error above what it concerns. */
export const PROBLEM = `mb-4 ${FORM_MESSAGES.bad}`;

/** Fields side by side, as many as fit. */
export const FIELD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4';

/** An input; larger on touch screens, where phones would zoom in on small text. */
export const CONTROL =
  'control min-h-10 px-2.5 py-1.5 text-(length:--text-sm) pointer-coarse:min-h-11 pointer-coarse:text-[1rem]';

/** Label of a field and of a group, and the texts below. */
export const LABEL = 'mb-1 block text-sm font-medium';
export const LEGEND = 'mb-2 text-sm font-medium';
export const HINT = 'mt-1 text-xs/normal text-ink-faint';
export const ERROR = 'mt-1 text-xs/normal text-bad';

/** Icon button or link; its size is added. */
export const ICON_BUTTON = `${ANY_ICON_BUTTON} flex-none text-ink-soft hover:text-ink`;

/** Button or link in the top bar, which is dark in both themes. */
export const BAR_LINK =
  'flex min-h-10 items-center gap-2 rounded-md px-2.5 text-sm hover:bg-night-line focus-visible:outline-bright';

/** Text of a button in the top bar, hidden if there is no room. */
export const BAR_TEXT = 'max-[60rem]:sr-only';

/** Publishing status in the top bar with its dot, in one or two lines. */
export const STATUS_LINE =
  'flex min-h-10 items-center gap-2 rounded-md px-2.5 text-sm whitespace-nowrap before:h-2 before:flex-none before:rounded-full hover:bg-night-line focus-visible:outline-bright max-[60rem]:grid max-[60rem]:min-w-0 max-[60rem]:grid-cols-[auto_minmax(0,1fr)] max-[60rem]:content-center max-[60rem]:gap-y-0 max-[60rem]:leading-tight max-[60rem]:before:row-[1/3] max-sm:px-1 max-sm:text-xs max-sm:whitespace-normal';

/** A popover below its button. */
export const POPOVER = `${PANEL} fixed inset-auto mt-1 min-w-56 max-w-[calc(100vw-1rem)] text-ink lifted [position-area:bottom_span-left]`;

/** Link or button of a menu. */
export const MENU_ENTRY =
  'block w-full min-h-9 rounded-md px-2.5 py-1.5 text-start hover:bg-ground';

/** A progress bar. */
export const PROGRESS = 'h-2 w-full accent-gilt';

/** A drop area for files. */
export const DROP =
  'flex cursor-pointer items-center gap-3 rounded-md border border-dashed border-edge p-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-gold hover:border-gilt hover:bg-wash data-over:border-gilt data-over:bg-wash';

/** A bulleted list. */
export const POINTS = 'grid max-w-[70ch] list-disc gap-1.5 ps-5';

/** A small table of figures; headings are aligned like their cells. */
export const FIGURES =
  'w-full border-collapse [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pe-3 [&_:is(td,th)]:align-top [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-xs/normal [&_th]:font-medium [&_th]:whitespace-nowrap [&_th]:text-ink-soft [:where(&)_th]:text-start [&_:is(td,th):last-child]:pe-0';

/** The summary of a collapsed section. */
export const FOLD = 'min-h-8 cursor-pointer font-semibold';

/** A link in a list, underlined on hover. */
export const QUIET_LINK = 'font-medium hover:underline';

/** An empty list, with the reason and the next step. */
export const LIST_STATE =
  'grid justify-items-start gap-3 rounded-md border border-dashed border-edge p-8';

/** Picture and name of a row, and its link. */
export const PIECE = 'flex max-w-96 min-w-56 items-center gap-3 whitespace-normal';
export const PIECE_LINK = `${QUIET_LINK} line-clamp-2`;

/** Picture of a card; its link covers the whole card. */
export const CARD_PICTURE = 'me-2 size-[56px] rounded-sm';
export const ROW_CARD_LINK =
  'min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-gold';

/** A toolbar button. */
export const TOOL =
  'flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-sm border border-line bg-white px-2 text-sm hover:border-edge aria-pressed:border-gilt aria-pressed:bg-wash';

/** Editor or preview of a long text. */
export const TEXT_PANE =
  'max-h-160 overflow-y-auto rounded-sm border border-line bg-paper leading-[1.6]';

/** The label of a filter. */
export const FILTER_LABEL = 'mb-0.5 block text-xs/normal text-ink-soft';

/** A row of a list of small documents, and its link. */
export const LINE =
  'flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-line px-4 py-2 wrap-anywhere not-first:border-t';
export const LINE_LINK = `${QUIET_LINK} min-w-56`;

/** A row of the publishing lists; stacked on phones. */
export const LIST_ROW =
  'grid items-center gap-x-4 gap-y-1 border-line py-2.5 not-first:border-t md:auto-cols-auto md:grid-flow-col md:grid-cols-[minmax(0,1fr)] [&>span]:justify-self-start';
