/** Exports products in the shop's own CSV format, which can be imported without loss. */
import { targetPages } from '#admin/shell/actions/bulk-targets.ts';
import { EXPORT_PAGE, exportPages } from '#admin/shell/actions/export-list.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { SHOP_HEADER, shopCells } from '#core/import/shop-list.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { readSignInPrices } from './read-sign-in-prices.ts';

/**
 * @param of these rows, or a whole list
 * @throws ReadError
 */
export const exportProducts = (
  of: ListRequest | { rows: readonly DecodedDocument<ProductDocument>[] },
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<ExportedList> =>
  exportPages(
    'rows' in of
      ? [of.rows]
      : targetPages(productKind, { list: STAFF_LISTS.products, query: of }, database, EXPORT_PAGE),
    {
      header: SHOP_HEADER,
      onRead,
      cellsOf: async (rows) => {
        const ids = rows.flatMap(({ id, value }) => (value.priceMode === 'signIn' ? [id] : []));
        const prices = await readSignInPrices(ids, database);
        return rows.map(({ id, value }) => shopCells(value, prices.get(id)));
      },
    },
  );
