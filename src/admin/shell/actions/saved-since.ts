/** Products saved since a given time: read in full once, then only newer ones. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import type { SavedProduct } from '#admin/shell/search/merge-results.ts';
import { productKind } from '#schema/product.ts';
import { SAVED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type ListCursor } from './list-as-staff.ts';

/** Documents per page. */
const PAGE = 250;
/** More changes are not searched until they are published. */
const MOST_PAGES = 8;
/** A save may become readable this much later, ms. */
const LATE = 60_000;

export interface SavedSince {
  products: readonly SavedProduct[];
  /** Whether there are more than were read. */
  isMore: boolean;
}

/** @returns reads the products saved since, in their current state; throws ReadError */
export function savedSince(since: number, database = staffDatabase): () => Promise<SavedSince> {
  const byId = new Map<string, SavedProduct>();
  let from = since;
  let isMore = false;

  async function take(): Promise<void> {
    const query = {
      equal: {},
      sort: [SAVED_FIELD, 'desc'] as const,
      between: { from: new Date(from) },
    };
    let newest = from;
    let isCut = false;
    const page = (after?: ListCursor) =>
      listAsStaff(productKind, STAFF_LISTS.products, query, { size: PAGE, after }, database);
    for await (const { rows, after } of pagesOf(page, MOST_PAGES)) {
      for (const row of rows) {
        if (!row.fits) continue;
        byId.set(row.id, { id: row.id, product: row.value });
        newest = Math.max(newest, row.value.updatedAt);
      }
      isCut = after !== undefined;
    }
    isMore ||= isCut;
    from = Math.max(since, newest - LATE);
  }

  return async () => {
    await take();
    return { products: [...byId.values()], isMore };
  };
}
