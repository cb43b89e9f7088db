/** Products that are not published, which the live site's index knows nothing of. */
import { pagesOf } from '#admin/shell/model/pages.ts';
import type { SavedProduct } from '#admin/shell/search/merge-found.ts';
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

const page = (after?: ListPlace) =>
  listAsStaff(productKind, STAFF_LISTS.products, ASKED, { size: PAGE, after });

/** @throws ReadError */
export async function unpublishedProducts(): Promise<Unpublished> {
  const products: SavedProduct[] = [];
  let isMore = false;
  for await (const { rows, after } of pagesOf(page, MOST_PAGES)) {
    for (const row of rows) if (row.fits) products.push({ id: row.id, product: row.value });
    isMore = after !== undefined;
  }
  return { products, isMore };
}
