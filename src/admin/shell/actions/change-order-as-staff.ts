/** Changes an order as staff, and returns the current order if someone else was faster. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { DecodedOrder, OrderChange } from '#firebase/browser/staff-orders.ts';
import { isSame } from '#core/editing/document-write.ts';
import { orderProblem, stepMissed } from '#admin/shell/order/staff-step.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

export type { DecodedOrder } from '#firebase/browser/staff-orders.ts';

/** The result of a change, and the order as it is now, even if the change was refused. */
export interface OrderChanged {
  /** Null if it can no longer be read. */
  now: DecodedOrder | null;
  /** Code `changed` if someone else changed the order first. */
  result: Result;
}

/** Whether the current order already contains this change, after its response was lost. */
function wasMade(now: Order, seen: Order, change: OrderChange): boolean {
  const { status, uid, note, quote, acceptance, undoReason } = change;
  if (now.rev !== seen.rev + 1 || now.status !== status) return false;
  if (undoReason !== undefined)
    return now.undoneStep?.by === uid && now.undoneStep.reason === undoReason;
  const event = now.timeline.find((each) => each.status === status);
  return (
    event?.by === uid &&
    event.note === note &&
    event.how === acceptance?.how &&
    (quote === undefined || isSame(now.quote, quote))
  );
}

const missed = (now: Order | null, seen: Order): Result => failed(stepMissed(now, seen), 'changed');

/** @param seen the order as displayed; later changes by others are not overwritten */
export async function changeOrder(
  id: string,
  seen: Order,
  change: Omit<OrderChange, 'uid'>,
  { requireUid, readDocument, changeOrderAsStaff } = staffDatabase,
): Promise<OrderChanged> {
  const problem = orderProblem(seen, change.status);
  if (problem !== undefined)
    return { now: { id, success: true, value: seen }, result: failed(problem, 'changed') };
  const outcome = await databaseOutcome(async () => {
    await changeOrderAsStaff(id, seen, { ...change, uid: requireUid() });
  });
  if (!outcome.success && outcome.code !== 'permission-denied') {
    return { now: { id, success: true, value: seen }, result: outcome };
  }
  const read = await databaseOutcome(async () => ({
    uid: requireUid(),
    stored: await readDocument(orderKind, id),
  }));
  if (!read.success) return { now: null, result: outcome.success ? DONE : missed(null, seen) };
  const { uid, stored } = read.value;
  const order = stored?.success === true ? stored.value : null;
  const isMade = order !== null && wasMade(order, seen, { ...change, uid });
  return { now: stored ?? null, result: outcome.success || isMade ? DONE : missed(order, seen) };
}
