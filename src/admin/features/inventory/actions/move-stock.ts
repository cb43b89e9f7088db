/** Changes the stock of a product, once for each movement, and takes a movement back. */
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { reportStaffWrite } from '#admin/shell/actions/staff-writes.ts';
import { availableOf } from '#core/stock/stock-levels.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import type { NewStockMove } from '#firebase/browser/stock.ts';
import type { StockLevel } from '#schema/stock.ts';

/** A movement by a member of staff; its ID stays the same when it is sent again. */
export type StaffMove = Omit<NewStockMove, 'by' | 'orderId' | 'orderNumber'>;

const nameOf = (sku: string, { size }: StockLevel): string =>
  size === undefined ? sku : `${sku}, size ${size}`;

const refusedText = (sku: string, level: StockLevel): string =>
  `${nameOf(sku, level)}: ${level.onHand} on hand, ${level.reserved} of them reserved for orders. At most ${availableOf(level)} can be taken. Pack or cancel orders first, or change the quantity. Nothing was changed.`;

const changedText = (sku: string, seen: StockLevel, { onHand }: StockLevel): string =>
  `${nameOf(sku, seen)}: the stock has changed from ${seen.onHand} to ${onHand} in the meantime. Check the count, then try again. Nothing was changed.`;

/** Code `short` if it would take more than is available, or if the counted stock has changed. */
export async function moveStockAsStaff(
  move: StaffMove,
  { requireUid, moveStock } = staffDatabase,
): Promise<Result> {
  const outcome = await databaseOutcome(() => moveStock({ ...move, by: requireUid() }));
  if (!outcome.success) return outcome;
  const level = outcome.value;
  if (level !== undefined) {
    const seen = move.seen?.find(({ size }) => size === level.size);
    const isChanged = seen !== undefined && seen.onHand !== level.onHand;
    const { sku } = move;
    return failed(isChanged ? changedText(sku, seen, level) : refusedText(sku, level), 'short');
  }
  reportStaffWrite();
  return DONE;
}

/** The movement that takes another one back. @param stops whether the other one started tracking */
export const reverseOf = ({ seen: _, ...move }: StaffMove, stops: boolean): StaffMove => ({
  ...move,
  stops,
  id: crypto.randomUUID(),
  changes: move.changes.map((change) => ({
    ...change,
    onHand: 0 - change.onHand,
    reserved: 0 - change.reserved,
  })),
  reason: 'adjusted',
  note: 'Undo',
});
