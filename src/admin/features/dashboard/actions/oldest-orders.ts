/** The oldest orders in a status, by the time of the request. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { orderKind, type Order, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';

const OLDEST = STAFF_LISTS.orders.sorts[1];

export interface OldestOrders {
  rows: readonly DecodedDocument<Order>[];
  /** Whether there are more orders than these. */
  isMore: boolean;
}

/**
 * @param size the most orders to return; one more is read
 * @throws ReadError
 */
export async function oldestOrders(
  status: OrderStatus,
  size: number,
  database = staffDatabase,
): Promise<OldestOrders> {
  const { rows, after } = await listAsStaff(
    orderKind,
    STAFF_LISTS.orders,
    { equal: { status }, sort: OLDEST },
    { size },
    database,
  );
  return { rows, isMore: after !== undefined };
}
