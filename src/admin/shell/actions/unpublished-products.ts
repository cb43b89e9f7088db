/** Reads unpublished products, which the live site's search index lacks. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import type { SavedProduct } from '#admin/shell/search/merge-results.ts';
import { productKind } from '#schema/product.ts';
import { DELETED_FIELD, SAVED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type ListCursor } from './list-as-staff.ts';

/** Documents per page. */
const PAGE = 250;
/** More are not searched. */
const MOST_PAGES = 8;

export const MOST_UNPUBLISHED = PAGE * MOST_PAGES;

export interface Unpublished {
  /** Latest saves first. */
  products: readonly SavedProduct[];
  /** Whether there are more orders than were read. */
  isMore: boolean;
}

const QUERY = {
  equal: { [DELETED_FIELD]: null, status: ['draft', 'scheduled', 'archived'] },
  sort: [SAVED_FIELD, 'desc'],
} as const;

/** @throws ReadError */
export async function unpublishedProducts(database = staffDatabase): Promise<Unpublished> {
  const page = (after?: ListCursor) =>
    listAsStaff(productKind, STAFF_LISTS.products, QUERY, { size: PAGE, after }, database);
  const products: SavedProduct[] = [];
  let isMore = false;
  for await (const { rows, after } of pagesOf(page, MOST_PAGES)) {
    for (const row of rows) if (row.fits) products.push({ id: row.id, product: row.value });
    isMore = after !== undefined;
  }
  return { products, isMore };
}
