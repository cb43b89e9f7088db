/** Recent orders, for the top products. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import { lastDays } from '#admin/shell/sales/days.ts';
import { orderFacts, type OrderFacts } from '#admin/shell/sales/order-facts.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';

/** The most orders that are read for the top products. */
const LATEST_ORDERS = 50;
export const LATEST_DAYS = 30;

/**
 * Recent orders, latest first.
 * @throws ReadError
 */
export async function latestOrders(now: number, database = staffDatabase): Promise<OrderFacts[]> {
  const from = startOfIndiaDay(lastDays(LATEST_DAYS, now).from) ?? 0;
  const { rows } = await listAsStaff(
    orderKind,
    STAFF_LISTS.orders,
    { equal: {}, sort: STAFF_LISTS.orders.sorts[0], between: { from: new Date(from) } },
    { size: LATEST_ORDERS },
    database,
  );
  return rows.flatMap((row) => (row.fits ? [orderFacts(row.id, row.value)] : []));
}
