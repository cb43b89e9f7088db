/** Searches deleted products, which the live site's index lacks. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { listAsStaff, type DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { loadShopCategories } from '#admin/shell/actions/load-shop-categories.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { createSearch } from '#core/search/search.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';

/** Number of recently deleted products that are searched. */
export const MOST_DELETED = 250;

const QUERY = {
  equal: {},
  sort: [DELETED_FIELD, 'desc'] as const,
  between: { from: new Date(0) },
};

export interface DeletedResults {
  /** Best match first. */
  rows: readonly DecodedDocument<ProductDocument>[];
  /** Whether there are more deleted products than were searched. */
  isMore: boolean;
}

/** @throws ReadError */
export async function findDeleted(text: string, database = staffDatabase): Promise<DeletedResults> {
  const [{ rows, after }, categories] = await Promise.all([
    listAsStaff(productKind, STAFF_LISTS.products, QUERY, { size: MOST_DELETED }, database),
    loadShopCategories(),
  ]);
  const valid = rows.filter((row) => row.fits);
  const entries = valid.map(({ id, value }) => entryOf(id, value));
  const { places } = createSearch(entries, categories).search(text, Infinity);
  return { rows: places.flatMap((place) => valid[place] ?? []), isMore: after !== undefined };
}
