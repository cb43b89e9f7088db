/** Reads the orders of a date range for the sales figures, page by page. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { momentsOf, type DayRange } from '#admin/shell/sales/days.ts';
import { orderFacts, type OrderFacts } from '#admin/shell/sales/order-facts.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { countAsStaff, listAsStaff, type ListCursor } from '#admin/shell/actions/list-as-staff.ts';

export interface Sales {
  orders: OrderFacts[];
  /** Number of orders with invalid data; they are not counted. */
  invalid: number;
  /** Whether there are more orders than were read. */
  isMore: boolean;
}

/** The most orders that are read for figures. */
export const MOST_SALES = 2_000;
const AT_ONCE = 400;

const { sorts } = STAFF_LISTS.orders;

/**
 * Latest first.
 * @throws ReadError
 */
export async function readSales(range: DayRange, database = staffDatabase): Promise<Sales> {
  const moments = momentsOf(range);
  const between = moments && { from: new Date(moments.start), before: new Date(moments.end) };
  const query = { equal: {}, sort: sorts[0], between };
  const page = (after?: ListCursor) =>
    listAsStaff(orderKind, STAFF_LISTS.orders, query, { after, size: AT_ONCE }, database);
  const sales: Sales = { orders: [], invalid: 0, isMore: false };
  for await (const { rows, after } of pagesOf(page)) {
    const valid = rows.filter((row) => row.success);
    sales.orders.push(...valid.map(({ id, value }) => orderFacts(id, value)));
    sales.invalid += rows.length - valid.length;
    sales.isMore = after !== undefined;
    if (sales.orders.length + sales.invalid >= MOST_SALES) break;
  }
  return sales;
}

/** The most customers for whom it is checked whether they are new. */
export const MOST_CUSTOMERS = 200;

/**
 * Whether customers had ordered before the range, for at most `MOST_CUSTOMERS`; each needs one count query.
 * @throws ReadError
 */
export async function readReturning(
  range: DayRange,
  uids: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, boolean>> {
  const between = { before: new Date(momentsOf(range)?.start ?? 0) };
  const counted = uids.slice(0, MOST_CUSTOMERS).map(async (uid) => {
    const query = { equal: { uid }, sort: sorts[0], between };
    return [uid, (await countAsStaff(STAFF_LISTS.orders, query, database)) > 0] as const;
  });
  return new Map(await Promise.all(counted));
}
