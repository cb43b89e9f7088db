/** Exports products in the shop's own CSV format, which can be imported without loss. */
import { targetPages } from '#admin/shell/actions/bulk-targets.ts';
import { EXPORT_PAGE, exportPages } from '#admin/shell/actions/export-list.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { SHOP_HEADER, shopCells } from '#core/import/shop-list.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { Price } from '#schema/price.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { readAllPrices } from '#admin/shell/actions/read-all-prices.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { currentPrices, needsMostPrices, readSignInPrices } from './read-sign-in-prices.ts';

type Rows = readonly DecodedDocument<ProductDocument>[];
type ReadPrices = (ids: readonly string[]) => Promise<ReadonlyMap<string, Price>>;

const pagesAsCsv = (
  pages: Iterable<Rows> | AsyncIterable<Rows>,
  readPrices: ReadPrices,
  onRead: (count: number) => void,
): Promise<ExportedList> =>
  exportPages(pages, {
    header: SHOP_HEADER,
    onRead,
    cellsOf: async (rows) => {
      const ids = rows.flatMap(({ id, value }) => (value.priceMode === 'signIn' ? [id] : []));
      const prices = await readPrices(ids);
      return rows.map(({ id, value }) => shopCells(value, prices.get(id)));
    },
  });

/**
 * @param of these rows, or a whole list
 * @throws ReadError
 */
export async function exportProducts(
  of: ListRequest | { rows: Rows },
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<ExportedList> {
  const byName: ReadPrices = (ids) => readSignInPrices(ids, database);
  if ('rows' in of) return await pagesAsCsv([of.rows], byName, onRead);
  const targets = { list: STAFF_LISTS.products, query: of };
  const pages = targetPages(productKind, targets, database, EXPORT_PAGE);
  if (!(await needsMostPrices(targets, database))) return await pagesAsCsv(pages, byName, onRead);
  const all = currentPrices((await readAllPrices({}, database)).values());
  return await pagesAsCsv(pages, () => Promise.resolve(all), onRead);
}
