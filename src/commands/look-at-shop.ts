/** What the first screen shows: counts, which the database makes, and a few documents. */
import { askDocuments } from '#client/asked.ts';
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '#domain/india-time.ts';
import { savedDocument, type SavedDocument } from '#domain/publishing/saved-document.ts';
import { lastDays } from '#domain/sales/days.ts';
import { orderFacts, type OrderFacts } from '#domain/sales/order-facts.ts';
import { orderKind, orderStatus, type OrderStatus } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { seoKind } from '#schema/seo.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { databaseOutcome } from './database-outcome.ts';
import { countAsStaff, listAsStaff } from './list-as-staff.ts';
import { orThrow } from './not-read.ts';
import { readAsStaff } from './read-as-staff.ts';

const ORDERS = STAFF_LISTS.orders;
const NEWEST = ORDERS.sorts[0];

/** How many orders were requested on the day of `now` (ms) in India. @throws NotRead */
export const countToday = (now: number): Promise<number> => {
  const day = indiaDay(now);
  return countAsStaff(ORDERS, {
    equal: {},
    sort: NEWEST,
    between: {
      from: new Date(startOfIndiaDay(day) ?? now),
      before: new Date(endOfIndiaDay(day) ?? now),
    },
  });
};

/** How many orders stand in each status. @throws NotRead */
export async function countByStatus(): Promise<ReadonlyMap<OrderStatus, number>> {
  const counts = await Promise.all(
    orderStatus.options.map((status) => countAsStaff(ORDERS, { equal: { status }, sort: NEWEST })),
  );
  return new Map(orderStatus.options.map((status, at) => [status, counts[at] ?? 0]));
}

/** Top products are those of so many orders at most, and of so many days. */
export const LATEST_ORDERS = 50;
export const LATEST_DAYS = 30;

/** The latest orders of the last days. @throws NotRead */
export async function latestOrders(now: number): Promise<OrderFacts[]> {
  const from = startOfIndiaDay(lastDays(LATEST_DAYS, now).from) ?? 0;
  const { rows } = await listAsStaff(
    orderKind,
    ORDERS,
    { equal: {}, sort: NEWEST, between: { from: new Date(from) } },
    { size: LATEST_ORDERS },
  );
  return rows.flatMap((row) => (row.fits ? [orderFacts(row.id, row.value)] : []));
}

export interface Lacks {
  /** Products that have no picture; the first few. */
  noPicture: readonly SavedDocument[];
  hasMoreWithoutPicture: boolean;
  /** Whether search engines are told nothing of the site as a whole. */
  noSeo: boolean;
}

const MOST_LACKING = QUERIES.productsWithoutPicture.limit - 1;

/** What the shop lacks. @throws NotRead */
export async function findLacks(): Promise<Lacks> {
  const [products, seo] = await Promise.all([
    orThrow(databaseOutcome(() => askDocuments(QUERIES.productsWithoutPicture, [null, []]))),
    readAsStaff(seoKind, 'global'),
  ]);
  return {
    noPicture: products
      .slice(0, MOST_LACKING)
      .map(({ path, fields }) => savedDocument(path, fields)),
    hasMoreWithoutPicture: products.length > MOST_LACKING,
    noSeo: seo === null || (seo.fits && seo.value.deletedAt !== null),
  };
}

/** How many products there are, deleted ones left out. @throws NotRead */
export const countProducts = (): Promise<number> =>
  countAsStaff(STAFF_LISTS.products, {
    equal: { deletedAt: null },
    sort: STAFF_LISTS.products.sorts[0],
  });
