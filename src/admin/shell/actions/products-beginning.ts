/** Products whose SKU or title starts with the text, published or not. */
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { beginsWith, capital } from '#core/search/prefix.ts';
import type { SavedProduct } from '#admin/shell/search/merge-results.ts';
import { productKind } from '#schema/product.ts';
import { DELETED_FIELD, STAFF_LISTS, type ListSort } from '#schema/staff-lists.ts';
import { listAsStaff } from './list-as-staff.ts';

/** Default number of results per query. */
const MOST = 10;

async function beginning(
  sort: ListSort,
  text: string,
  most: number,
  database: StaffDatabase,
): Promise<SavedProduct[]> {
  const query = {
    equal: { [DELETED_FIELD]: null },
    sort,
    between: beginsWith(text),
  };
  const { rows } = await listAsStaff(
    productKind,
    STAFF_LISTS.products,
    query,
    { size: most },
    database,
  );
  return rows.flatMap((row) => (row.fits ? [{ id: row.id, product: row.value }] : []));
}

/**
 * @param most results per query; one more document is read for each
 * @throws ReadError
 */
export async function productsBeginning(
  text: string,
  most = MOST,
  database = staffDatabase,
): Promise<SavedProduct[]> {
  const results = await Promise.all([
    beginning(['sku', 'asc'], text.toUpperCase(), most, database),
    beginning(['title', 'asc'], capital(text), most, database),
  ]);
  return results.flat();
}
