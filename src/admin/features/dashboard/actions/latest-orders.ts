/** The orders of late: what is asked for now. */
import { startOfIndiaDay } from '#core/india-time.ts';
import { lastDays } from '#admin/shell/sales/days.ts';
import { orderFacts, type OrderFacts } from '#admin/shell/sales/order-facts.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';

/** Top products are those of so many orders at most, and of so many days. */
const LATEST_ORDERS = 50;
export const LATEST_DAYS = 30;

/** The latest orders of the last days. @throws ReadError */
export async function latestOrders(now: number): Promise<OrderFacts[]> {
  const from = startOfIndiaDay(lastDays(LATEST_DAYS, now).from) ?? 0;
  const { rows } = await listAsStaff(
    orderKind,
    STAFF_LISTS.orders,
    { equal: {}, sort: STAFF_LISTS.orders.sorts[0], between: { from: new Date(from) } },
    { size: LATEST_ORDERS },
  );
  return rows.flatMap((row) => (row.fits ? [orderFacts(row.id, row.value)] : []));
}
