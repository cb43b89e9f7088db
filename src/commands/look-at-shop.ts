/** What the first screen shows: counts, which the database makes, and a few documents. */
import { askDocuments, type RawDocument } from '#client/asked.ts';
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '#domain/india-time.ts';
import { isOver } from '#domain/publishing/progress.ts';
import { savedDocument, type SavedDocument } from '#domain/publishing/saved-document.ts';
import { decodeDocument } from '#schema/kind.ts';
import { orderStatus, type OrderStatus } from '#schema/order.ts';
import { publishKind } from '#schema/publish.ts';
import { QUERIES } from '#schema/queries.ts';
import { seoKind } from '#schema/seo.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { databaseOutcome } from './database-outcome.ts';
import { countAsStaff } from './list-as-staff.ts';
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

export interface Lacks {
  /** Products that have no picture; the first few. */
  noPicture: readonly SavedDocument[];
  hasMoreWithoutPicture: boolean;
  /** How many documents the last publish that ended has left out. */
  unfit: number;
  /** Whether search engines are told nothing of the site as a whole. */
  noSeo: boolean;
}

const MOST_LACKING = QUERIES.productsWithoutPicture.limit - 1;

/** One of so many has ended, unless staff ask again and again. */
const FEW_PUBLISHES = { ...QUERIES.recentPublishes, limit: 5 };

/** A publish that waits or is under way has left out nothing yet. */
function unfitIn(publishes: readonly RawDocument[]): number {
  const read = publishes.map(({ path, fields }) => decodeDocument(publishKind, path, fields));
  const ended = read.find((each) => each.ok && isOver(each.value));
  return ended?.ok ? new Set(ended.value.quarantine.map(({ path }) => path)).size : 0;
}

/** What the shop lacks. @throws NotRead */
export async function findLacks(): Promise<Lacks> {
  const [products, publishes, seo] = await Promise.all([
    orThrow(databaseOutcome(() => askDocuments(QUERIES.productsWithoutPicture, [null, []]))),
    orThrow(databaseOutcome(() => askDocuments(FEW_PUBLISHES, []))),
    readAsStaff(seoKind, 'global'),
  ]);
  return {
    noPicture: products
      .slice(0, MOST_LACKING)
      .map(({ path, fields }) => savedDocument(path, fields)),
    hasMoreWithoutPicture: products.length > MOST_LACKING,
    unfit: unfitIn(publishes),
    noSeo: seo === null || (seo.fits && seo.value.deletedAt !== null),
  };
}

/** How many products there are, deleted ones left out. @throws NotRead */
export const countProducts = (): Promise<number> =>
  countAsStaff(STAFF_LISTS.products, {
    equal: { deletedAt: null },
    sort: STAFF_LISTS.products.sorts[0],
  });
