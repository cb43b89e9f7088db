/** Changes an order for a member of the staff, and finds out who was faster where it is refused. */
import { readDocument } from '#firebase/browser/staff-documents.ts';
import {
  changeOrderAsStaff,
  type FoundOrder,
  type OrderChange,
} from '#firebase/browser/staff-orders.ts';
import { isSame } from '#core/editing/document-write.ts';
import { stepMissed } from '#admin/shell/order/staff-step.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';

export type { FoundOrder } from '#firebase/browser/staff-orders.ts';

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

const missed = (now: Order | null, seen: Order): Result => failed(stepMissed(now, seen), 'changed');

/** @param seen the order as it was seen: what anybody has made of it since is not overwritten */
export async function changeOrder(
  id: string,
  seen: Order,
  change: Omit<OrderChange, 'uid'>,
): Promise<OrderChanged> {
  const outcome = await databaseOutcome(async () => {
    await changeOrderAsStaff(id, seen, { ...change, uid: presentUid() });
  });
  if (!outcome.success && outcome.code !== 'permission-denied') {
    return { now: { id, fits: true, value: seen }, result: outcome };
  }
  const read = await databaseOutcome(async () => ({
    uid: presentUid(),
    found: await readDocument(orderKind, id),
  }));
  if (!read.success) return { now: null, result: outcome.success ? DONE : missed(null, seen) };
  const { uid, found } = read.value;
  const order = found?.fits === true ? found.value : null;
  const isMade = order !== null && wasMade(order, seen, { ...change, uid });
  return { now: found ?? null, result: outcome.success || isMade ? DONE : missed(order, seen) };
}
