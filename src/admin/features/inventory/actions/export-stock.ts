/** Exports stock as CSV, a row for each size; the file can be imported as a count. */
import {
  listAsStaff,
  type ListCursor,
  type ListRequest,
} from '#admin/shell/actions/list-as-staff.ts';
import { readProducts } from '#admin/shell/actions/read-products.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { BYTE_ORDER_MARK, csvOf } from '#core/import/shop-list.ts';
import { availableOf } from '#core/stock/stock-levels.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { stockKind, type Stock } from '#schema/stock.ts';

/** Products per page. */
const PAGE = 300;

const HEADER = ['SKU', 'Size', 'Title', 'On hand', 'Reserved', 'Available', 'Low-stock threshold'];

const rowsOf = ({ sku, levels, lowStockAt }: Stock, title: string): string[][] =>
  levels.map((level) => [
    ...[sku, level.size ?? '', title],
    ...[level.onHand, level.reserved, availableOf(level), lowStockAt].map(String),
  ]);

/** The stock of these products, or a whole list. */
export type ExportedStock = ListRequest | { ids: readonly string[] };

type Rows = readonly DecodedDocument<Stock>[];

async function* pagesIn(query: ListRequest, database = staffDatabase): AsyncGenerator<Rows> {
  const page = (after?: ListCursor) =>
    listAsStaff(stockKind, STAFF_LISTS.stock, query, { size: PAGE, after }, database);
  for await (const { rows } of pagesOf(page)) yield rows;
}

/**
 * @param onRead called with the number of products read so far
 * @throws ReadError
 */
export async function exportStock(
  of: ExportedStock,
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<ExportedList> {
  const parts = [BYTE_ORDER_MARK, csvOf([HEADER])];
  let [count, invalidCount] = [0, 0];
  const pages =
    'ids' in of
      ? [await readOrThrow(() => database.documentsByName(stockKind, of.ids))]
      : pagesIn(of, database);
  for await (const rows of pages) {
    const products = await readProducts(
      rows.map(({ id }) => id),
      database,
    );
    const titles = new Map(products.map((row) => [row.id, row.fits ? row.value.title : '']));
    const valid = rows.flatMap((row) => (row.fits ? [row] : []));
    parts.push(csvOf(valid.flatMap(({ id, value }) => rowsOf(value, titles.get(id) ?? ''))));
    count += valid.length;
    invalidCount += rows.length - valid.length;
    onRead(count);
  }
  return { parts, count, invalidCount };
}
