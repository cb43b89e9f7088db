/** Reads the orders of a date range for the sales figures, page by page. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { momentsOf, type DayRange } from '#admin/shell/sales/days.ts';
import { orderFacts, type OrderFacts } from '#admin/shell/sales/order-facts.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import {
  countAsStaff,
  listAsStaff,
  type ListRequest,
  type ListCursor,
} from '#admin/shell/actions/list-as-staff.ts';

export interface Sales {
  orders: OrderFacts[];
  /** Ids of orders with invalid data; they are not counted. */
  invalid: string[];
  /** Whether there are more orders than were read. */
  isMore: boolean;
}

/** The most orders that are read for figures. */
export const MOST_SALES = 2_000;
const AT_ONCE = 400;

const queryFor = (range: DayRange): ListRequest => {
  const moments = momentsOf(range);
  return {
    equal: {},
    sort: STAFF_LISTS.orders.sorts[0],
    between: moments && { from: new Date(moments.start), before: new Date(moments.end) },
  };
};

/**
 * Latest first.
 * @param onRead called after each page with the number of orders read so far
 * @throws ReadError
 */
export async function readSales(
  range: DayRange,
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<Sales> {
  const sales: Sales = { orders: [], invalid: [], isMore: false };
  const page = (after?: ListCursor) =>
    listAsStaff(orderKind, STAFF_LISTS.orders, queryFor(range), { after, size: AT_ONCE }, database);
  for await (const { rows, after } of pagesOf(page)) {
    for (const row of rows) {
      if (row.fits) sales.orders.push(orderFacts(row.id, row.value));
      else sales.invalid.push(row.id);
    }
    const count = sales.orders.length + sales.invalid.length;
    onRead(count);
    sales.isMore = after !== undefined;
    if (count >= MOST_SALES) break;
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
  const before = momentsOf(range)?.start ?? 0;
  const counted = await Promise.all(
    uids.slice(0, MOST_CUSTOMERS).map(async (uid) => {
      const count = await countAsStaff(
        STAFF_LISTS.orders,
        {
          equal: { uid },
          sort: STAFF_LISTS.orders.sorts[0],
          between: { before: new Date(before) },
        },
        database,
      );
      return [uid, count > 0] as const;
    }),
  );
  return new Map(counted);
}
