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

const refusedText = (sku: string, level: StockLevel): string =>
  `${sku}${level.size === undefined ? '' : `, size ${level.size}`}: ${level.onHand} on hand, ${level.reserved} of them reserved for orders. At most ${availableOf(level)} can be taken. Pack or cancel orders first, or change the quantity. Nothing was changed.`;

/** Code `short` if it would take more than is available. */
export async function moveStockAsStaff(
  move: StaffMove,
  { requireUid, moveStock } = staffDatabase,
): Promise<Result> {
  const outcome = await databaseOutcome(() => moveStock({ ...move, by: requireUid() }));
  if (!outcome.success) return outcome;
  if (outcome.value !== undefined) return failed(refusedText(move.sku, outcome.value), 'short');
  reportStaffWrite();
  return DONE;
}

/** The movement that takes another one back. */
export const reverseOf = (move: StaffMove): StaffMove => ({
  ...move,
  id: crypto.randomUUID(),
  changes: move.changes.map((change) => ({
    ...change,
    onHand: 0 - change.onHand,
    reserved: 0 - change.reserved,
  })),
  reason: 'adjusted',
  note: 'Undo',
});
