/** A line of a saved list as text: that of a shared link, with the note after a space. */
import { oneLine } from '#core/one-line.ts';
import { lineToText } from '#core/order/list-text.ts';
import { lineFromText } from '#core/order/read-list-text.ts';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import type { OrderListLine } from './order-list.ts';

/** The longest text before the note, which the rules accept. */
const LONGEST_ORDER = 1_000;

/** Sizes with very long labels are left out; the quantity stays. */
export function savedLineText(line: OrderListLine): string {
  const whole = lineToText(line);
  const text = whole.length > LONGEST_ORDER ? lineToText({ ...line, sizes: undefined }) : whole;
  return line.note === undefined ? text : `${text} ${line.note}`;
}

/** Undefined if it is invalid. */
export function lineFromSaved(text: string): OrderListLine | undefined {
  const space = text.indexOf(' ');
  const line = lineFromText(space === -1 ? text : text.slice(0, space));
  const note = space === -1 ? '' : oneLine(text.slice(space), LONGEST_LINE_NOTE);
  return line && (note === '' ? line : { ...line, note });
}
