/** Exports products page by page in the shop's own CSV format, which can be imported without loss. */
import {
  listAsStaff,
  type ListCursor,
  type ListRequest,
} from '#admin/shell/actions/list-as-staff.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { BYTE_ORDER_MARK, csvOf, SHOP_HEADER, shopCells } from '#core/import/shop-list.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { readSignInPrices } from '#admin/features/products/product-price.tsx';

/** Products per page. */
const PAGE = 300;

type Rows = readonly DecodedDocument<ProductDocument>[];

async function* pagesIn(query: ListRequest, database = staffDatabase): AsyncGenerator<Rows> {
  const page = (after?: ListCursor) =>
    listAsStaff(productKind, STAFF_LISTS.products, query, { size: PAGE, after }, database);
  for await (const { rows } of pagesOf(page)) yield rows;
}

/**
 * @param of these rows, or a whole list
 * @param onRead called with the number of products read so far
 * @throws ReadError
 */
export async function exportProducts(
  of: ListRequest | { rows: Rows },
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<ExportedList> {
  const parts = [BYTE_ORDER_MARK, csvOf([SHOP_HEADER])];
  let count = 0;
  let invalidCount = 0;
  for await (const rows of 'rows' in of ? [of.rows] : pagesIn(of, database)) {
    const valid = rows.filter((row) => row.fits);
    const ids = valid.flatMap(({ id, value }) => (value.priceMode === 'signIn' ? [id] : []));
    const prices = await readOrThrow(() => readSignInPrices(ids, database));
    parts.push(csvOf(valid.map(({ id, value }) => shopCells(value, prices.get(id)))));
    count += valid.length;
    invalidCount += rows.length - valid.length;
    onRead(count);
  }
  return { parts, count, invalidCount };
}
