/** Products whose SKU or title begins with what was typed, live or not. */
import { beginsWith, capital } from '#core/search/prefix.ts';
import type { SavedProduct } from '#admin/shell/search/merge-found.ts';
import { productKind } from '#schema/product.ts';
import { DELETED_FIELD, STAFF_LISTS, type ListSort } from '#schema/staff-lists.ts';
import { listAsStaff } from './list-as-staff.ts';

/** Of each, unless fewer are wanted. */
const MOST = 10;

async function beginning(sort: ListSort, text: string, most: number): Promise<SavedProduct[]> {
  const asked = {
    equal: { [DELETED_FIELD]: null },
    sort,
    between: beginsWith(text),
  };
  const { rows } = await listAsStaff(productKind, STAFF_LISTS.products, asked, { size: most });
  return rows.flatMap((row) => (row.fits ? [{ id: row.id, product: row.value }] : []));
}

/** @param most of each; reads one document more of each @throws ReadError */
export async function productsBeginning(text: string, most = MOST): Promise<SavedProduct[]> {
  const found = await Promise.all([
    beginning(['sku', 'asc'], text.toUpperCase(), most),
    beginning(['title', 'asc'], capital(text), most),
  ]);
  return found.flat();
}
