/** The form of an order that repeats an earlier one, at today's prices and stock. */
import { oneLine } from '#core/one-line.ts';
import { pasteableLine } from '#core/order/pasteable-line.ts';
import { linesToRepeat, type OldOrder } from '#core/order/lines-to-repeat.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { LONGEST_ORDER_NOTE } from '#schema/limits.ts';
import type { TypedOrder } from '#schema/order-draft.ts';
import { EMPTY_ENTERED_ORDER } from './entered-order.ts';

/** Each SKU with its quantity and sizes, as a list that staff can change. */
const listOf = (order: OldOrder): string =>
  requestedLines(linesToRepeat(order))
    .map((line) => `${pasteableLine(line)}\n`)
    .join('');

/** The notes of the lines: `ER204: matte`. In the list, their numbers could be read as quantities. */
const notesOf = (order: OldOrder): string =>
  requestedLines(linesToRepeat(order))
    .filter(({ notes }) => notes.length > 0)
    .map(({ sku, notes }) => `${sku}: ${notes.join('; ')}`)
    .join('; ');

/** @param contact whom and where it is for */
export const repeatedOrder = (
  order: OldOrder,
  contact: Pick<TypedOrder, 'customer' | 'address'>,
): TypedOrder => ({
  ...EMPTY_ENTERED_ORDER,
  ...contact,
  list: listOf(order),
  note: oneLine(notesOf(order), LONGEST_ORDER_NOTE),
});
