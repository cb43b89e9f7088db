/** The oldest orders in a status, by the time of their request. */
import { orderKind, type Order, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type FoundDocument } from '#admin/shell/actions/list-as-staff.ts';

const OLDEST = STAFF_LISTS.orders.sorts[1];

export interface OldestOrders {
  rows: readonly FoundDocument<Order>[];
  /** Whether there are more than these. */
  isMore: boolean;
}

/** @param size how many at most; reads one more @throws ReadError */
export async function oldestOrders(status: OrderStatus, size: number): Promise<OldestOrders> {
  const { rows, after } = await listAsStaff(
    orderKind,
    STAFF_LISTS.orders,
    { equal: { status }, sort: OLDEST },
    { size },
  );
  return { rows, isMore: after !== undefined };
}
