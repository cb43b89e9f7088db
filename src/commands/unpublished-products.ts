/** Products that are not published, which the live site's index knows nothing of. */
import type { SavedProduct } from '#domain/search/merge-found.ts';
import { productKind } from '#schema/product.ts';
import { DELETED_FIELD, SAVED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type ListPlace } from './list-as-staff.ts';

/** Documents of one page. */
const PAGE = 250;
/** More are seldom looked through. */
const MOST_PAGES = 8;

export const MOST_UNPUBLISHED = PAGE * MOST_PAGES;

export interface Unpublished {
  /** Those saved last. */
  products: readonly SavedProduct[];
  /** Whether there are more than were read. */
  isMore: boolean;
}

const ASKED = {
  equal: { [DELETED_FIELD]: null, status: ['draft', 'scheduled', 'archived'] },
  sort: [SAVED_FIELD, 'desc'],
} as const;

/** @throws NotRead */
export async function unpublishedProducts(): Promise<Unpublished> {
  const products: SavedProduct[] = [];
  let after: ListPlace | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const found = await listAsStaff(productKind, STAFF_LISTS.products, ASKED, {
      size: PAGE,
      after,
    });
    for (const row of found.rows) if (row.fits) products.push({ id: row.id, product: row.value });
    after = found.after;
    if (after === undefined) break;
  }
  return { products, isMore: after !== undefined };
}
