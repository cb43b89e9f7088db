/** The orders that have waited longest in their status. */
import { listAsStaff, type DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { sinceOf } from '#admin/shell/order/order-age.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

export type WaitingStatus = 'requested' | 'confirmed';

/** Requests by their time; orders to pack by that of their confirmation, which is not in the order of the requests. */
const SORTED = {
  requested: { list: STAFF_LISTS.orders, sort: STAFF_LISTS.orders.sorts[1] },
  confirmed: { list: STAFF_LISTS.ordersToPack, sort: STAFF_LISTS.ordersToPack.sorts[0] },
} as const;

/** Readable orders, longest waiting first. */
const byWaiting = (rows: readonly DecodedDocument<Order>[]) =>
  rows
    .flatMap((row) => (row.success ? [{ id: row.id, order: row.value }] : []))
    .toSorted((one, other) => sinceOf(one.order) - sinceOf(other.order));

/** @param size the most orders. @throws ReadError */
export async function oldestOrders(
  status: WaitingStatus,
  size: number,
  database: Pick<StaffDatabase, 'listDocuments'> = staffDatabase,
) {
  const { list, sort } = SORTED[status];
  const query = { equal: { status }, sort };
  const { rows, after } = await listAsStaff(orderKind, list, query, { size }, database);
  return { orders: byWaiting(rows), hasMore: after !== undefined };
}
