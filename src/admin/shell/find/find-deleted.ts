/** Finds products that are deleted, which the live site knows nothing of. */
import { listAsStaff, type FoundDocument } from '#admin/shell/actions/list-as-staff.ts';
import { loadShopCategories } from '#admin/shell/actions/load-shop-categories.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { createSearch } from '#core/search/search.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';

/** Those deleted last; more are seldom looked through. */
export const MOST_DELETED = 250;

const ASKED = {
  equal: {},
  sort: [DELETED_FIELD, 'desc'] as const,
  between: { from: new Date(0) },
};

export interface FoundDeleted {
  /** Best first. */
  rows: readonly FoundDocument<ProductDocument>[];
  /** Whether more are deleted than were searched. */
  isMore: boolean;
}

/** @throws ReadError */
export async function findDeleted(text: string): Promise<FoundDeleted> {
  const [{ rows, after }, categories] = await Promise.all([
    listAsStaff(productKind, STAFF_LISTS.products, ASKED, { size: MOST_DELETED }),
    loadShopCategories(),
  ]);
  const known = rows.filter((row) => row.fits);
  const entries = known.map(({ id, value }) => entryOf(id, value));
  const { places } = createSearch(entries, categories).search(text, Infinity);
  return { rows: places.flatMap((place) => known[place] ?? []), isMore: after !== undefined };
}
