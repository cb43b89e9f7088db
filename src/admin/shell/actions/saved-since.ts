/** Products that were saved since a moment: read once, and from then on only what is newer. */
import { pagesOf } from '#admin/shell/model/pages.ts';
import type { SavedProduct } from '#admin/shell/search/merge-found.ts';
import { productKind } from '#schema/product.ts';
import { SAVED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type ListPlace } from './list-as-staff.ts';

/** Documents of one page. */
const PAGE = 250;
/** More than this has no place in a search by hand: it is to be published. */
const MOST_PAGES = 8;
/** How long a save may be on its way before it can be read, ms. */
const LATE = 60_000;

export interface SavedSince {
  products: readonly SavedProduct[];
  /** Whether there is more than was read. */
  isMore: boolean;
}

/** @returns asks for what was saved since then, as it stands now; it throws ReadError */
export function savedSince(since: number): () => Promise<SavedSince> {
  const known = new Map<string, SavedProduct>();
  let from = since;
  let isMore = false;

  async function take(): Promise<void> {
    const asked = {
      equal: {},
      sort: [SAVED_FIELD, 'desc'] as const,
      between: { from: new Date(from) },
    };
    let newest = from;
    let isCut = false;
    const page = (after?: ListPlace) =>
      listAsStaff(productKind, STAFF_LISTS.products, asked, { size: PAGE, after });
    for await (const { rows, after } of pagesOf(page, MOST_PAGES)) {
      for (const row of rows) {
        if (!row.fits) continue;
        known.set(row.id, { id: row.id, product: row.value });
        newest = Math.max(newest, row.value.updatedAt);
      }
      isCut = after !== undefined;
    }
    isMore ||= isCut;
    from = Math.max(since, newest - LATE);
  }

  return async () => {
    await take();
    return { products: [...known.values()], isMore };
  };
}
