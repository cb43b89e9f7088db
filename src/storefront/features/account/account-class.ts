/** Class recipes of the account. */
import { EMPTY_REGIONS } from '#ui/form-class.ts';

/** The content of the page. */
export const SECTION = `grid max-w-176 min-w-0 grid-cols-1 gap-5 ${EMPTY_REGIONS}`;

/** A section of the content, and its heading. */
export const BLOCK = `grid grid-cols-1 gap-3 border-t border-line pt-5 ${EMPTY_REGIONS}`;
export const HEADING = 'text-xl outline-none';

export const LEAD = 'text-ink-soft outline-none';

export const CHOICE_ROW = 'flex flex-wrap gap-3';

/** A link on its own line. */
export const LINE_LINK = 'inline-block py-1.5 link';

/** A button without a box. */
export const TEXT_BUTTON = 'min-h-11 link';

/** A form, and a line with a checkbox. */
export const FORM_WIDTH = 'max-w-136';
export const CHECK = 'flex min-h-11 items-center gap-3';
export const CHECK_BOX = 'size-5 flex-none accent-ink';

const BOX = 'relative rounded-md border px-5 py-4 wrap-anywhere';
const CARD = `${BOX} flex flex-col`;

/** Cards: an order, an address, and the request to verify the email. */
export const ORDER_CARD = `${BOX} border-line hover:border-edge`;
export const PLAIN_CARD = `${CARD} gap-2 border-line`;
export const ACTION_CARD = `${CARD} gap-3 border-gilt bg-wash`;

/** The first line of a card, with the status at its end. */
export const CARD_TOP = 'flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere';

/** In place of an empty list. */
export const EMPTY_BOX = 'grid gap-3 rounded-md border border-dashed border-edge px-5 py-8';

/** Actions that cannot be undone. */
export const DANGER_BOX = `grid gap-4 rounded-md border border-bad p-5 ${EMPTY_REGIONS}`;
export const DANGER_BUTTON = 'btn bg-bad text-white hover:enabled:bg-ink';
