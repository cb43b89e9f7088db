/** The orders of some days, page after page, for figures. */
import { pagesOf } from '#admin/shell/model/pages.ts';
import { momentsOf, type DayRange } from '#admin/shell/sales/days.ts';
import { orderFacts, type OrderFacts } from '#admin/shell/sales/order-facts.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import {
  countAsStaff,
  listAsStaff,
  type ListAsked,
  type ListPlace,
} from '#admin/shell/actions/list-as-staff.ts';

export interface Sales {
  orders: OrderFacts[];
  /** Those that do not fit their schema, by id; they count in no figure. */
  unfit: string[];
  /** Whether there are more than were read. */
  isMore: boolean;
}

/** So many orders are read for figures at most. */
export const MOST_SALES = 2_000;
const AT_ONCE = 400;

const askedOf = (range: DayRange): ListAsked => {
  const moments = momentsOf(range);
  return {
    equal: {},
    sort: STAFF_LISTS.orders.sorts[0],
    between: moments && { from: new Date(moments.start), before: new Date(moments.end) },
  };
};

/**
 * The latest first.
 * @param onRead told after each page how many have been read
 * @throws ReadError
 */
export async function readSales(range: DayRange, onRead: (count: number) => void): Promise<Sales> {
  const sales: Sales = { orders: [], unfit: [], isMore: false };
  const page = (after?: ListPlace) =>
    listAsStaff(orderKind, STAFF_LISTS.orders, askedOf(range), { after, size: AT_ONCE });
  for await (const { rows, after } of pagesOf(page)) {
    for (const row of rows) {
      if (row.fits) sales.orders.push(orderFacts(row.id, row.value));
      else sales.unfit.push(row.id);
    }
    const count = sales.orders.length + sales.unfit.length;
    onRead(count);
    sales.isMore = after !== undefined;
    if (count >= MOST_SALES) break;
  }
  return sales;
}

/** Of so many customers it is looked up whether they are new. */
export const MOST_CUSTOMERS = 200;

/**
 * Whether customers had ordered before the range, of the first so many; each is one count of the database.
 * @throws ReadError
 */
export async function readReturning(
  range: DayRange,
  uids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const before = momentsOf(range)?.start ?? 0;
  const counted = await Promise.all(
    uids.slice(0, MOST_CUSTOMERS).map(async (uid) => {
      const count = await countAsStaff(STAFF_LISTS.orders, {
        equal: { uid },
        sort: STAFF_LISTS.orders.sorts[0],
        between: { before: new Date(before) },
      });
      return [uid, count > 0] as const;
    }),
  );
  return new Map(counted);
}
