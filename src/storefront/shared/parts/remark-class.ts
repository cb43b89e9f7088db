/** Class recipes of remarks about a quantity, and of the small buttons in them. */

/** A remark. */
export const REMARK = 'border-l-2 border-gilt bg-wash px-3.5 py-2.5 text-sm';
export const BAD_REMARK = 'border-l-2 border-bad bg-wash px-3.5 py-2.5 text-sm';

/** A row of small buttons, and one of them. */
export const CHOICE_BUTTONS = 'mt-2 flex flex-wrap gap-2';
export const CHOICE =
  'min-h-10 rounded-sm border border-edge bg-white px-3.5 py-1.75 text-start text-sm/body font-medium hover:border-ink';
