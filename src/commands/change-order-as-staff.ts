/** Changes an order for a member of the staff, and finds out who was faster where it is refused. */
import { readDocument } from '#client/staff-documents.ts';
import { changeOrderAsStaff, type FoundOrder, type OrderChange } from '#client/staff-orders.ts';
import { isSame } from '#domain/editing/document-write.ts';
import { stepMissed } from '#domain/order/staff-step.ts';
import { DONE, failed, type Result } from '#domain/result.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { databaseOutcome } from './database-outcome.ts';
import { presentUid } from './present-uid.ts';

export type { FoundOrder } from '#client/staff-orders.ts';

/** What came of a change: the order as it stands now, also where the change was not made. */
export interface OrderChanged {
  /** Null when it cannot be read any more. */
  now: FoundOrder | null;
  /** Its code is `changed` where somebody else was faster. */
  result: Result;
}

/** Is it this very change that was made? Its answer was lost, and this is the second time. */
function wasMade(now: Order, seen: Order, { status, uid, note, quote }: OrderChange): boolean {
  const event = now.timeline.find((each) => each.status === status);
  return (
    now.rev === seen.rev + 1 &&
    now.status === status &&
    event?.by === uid &&
    event.note === note &&
    (quote === undefined || isSame(now.quote, quote))
  );
}

/**
 * @param seen the order as it was seen: what anybody has made of it since is not overwritten
 * @throws Error when nobody is signed in
 */
export async function changeOrder(
  id: string,
  seen: Order,
  change: Omit<OrderChange, 'uid'>,
): Promise<OrderChanged> {
  const made = { ...change, uid: presentUid() };
  const outcome = await databaseOutcome(() => changeOrderAsStaff(id, seen, made));
  if (!outcome.success && outcome.code !== 'permission-denied') {
    return { now: { id, fits: true, value: seen }, result: outcome };
  }
  const read = await databaseOutcome(() => readDocument(orderKind, id));
  const now = (read.success && read.value) || null;
  const order = now?.fits === true ? now.value : null;
  if (outcome.success || (order !== null && wasMade(order, seen, made))) {
    return { now, result: DONE };
  }
  return { now, result: failed(stepMissed(order, seen), 'changed') };
}
