/** Exports stock as CSV, a row for each size; the file can be imported as a count. */
import { targetPages } from '#admin/shell/actions/bulk-targets.ts';
import { EXPORT_PAGE, exportPages } from '#admin/shell/actions/export-list.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { shownNumber } from '#core/editing/typed-number.ts';
import { onHandWeight } from '#admin/features/inventory/model/size-rows.ts';
import { availableOf } from '#core/stock/stock-levels.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { stockKind, type Stock } from '#schema/stock.ts';

export const STOCK_HEADER = [
  'SKU',
  'Size',
  'Title',
  'On hand',
  'Reserved',
  'Available',
  'Low-stock threshold',
  'Net weight on hand (g)',
];

const rowsOf = (
  { sku, levels, lowStockAt }: Stock,
  product: ProductDocument | undefined,
): string[][] =>
  levels.map((level) => [
    ...[sku, level.size ?? '', product?.title ?? ''],
    ...[level.onHand, level.reserved, availableOf(level), lowStockAt].map(String),
    shownNumber(onHandWeight(product, [level]), 'grams'),
  ]);

/** The stock of these products, or a whole list. */
export type ExportedStock = ListRequest | { ids: readonly string[] };

/** @throws ReadError */
export function exportStock(
  of: ExportedStock,
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<ExportedList> {
  const targets = 'ids' in of ? of : { list: STAFF_LISTS.stock, query: of };
  const pages = targetPages(stockKind, targets, database, EXPORT_PAGE);
  return exportPages(pages, {
    header: STOCK_HEADER,
    onRead,
    cellsOf: async (rows) => {
      const ids = rows.map(({ id }) => id);
      const products = await database.documentsByName(productKind, ids);
      const byId = new Map(products.flatMap((row) => (row.success ? [[row.id, row.value]] : [])));
      return rows.flatMap(({ id, value }) => rowsOf(value, byId.get(id)));
    },
  });
}
