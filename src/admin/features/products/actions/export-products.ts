/** Exports products page by page in the shop's own CSV format, which can be imported without loss. */
import type { ListCursor } from '#firebase/browser/read-page.ts';
import type { ListRequest } from '#firebase/browser/staff-lists.ts';
import { BYTE_ORDER_MARK, csvOf, SHOP_HEADER, shopCells } from '#core/import/shop-list.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import type { Result } from '#core/result.ts';
import type { Price } from '#schema/price.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { readSignInPrices } from './read-sign-in-prices.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';

/** Products per page. */
const PAGE = 300;

export interface ExportWatch {
  /** Called with the number of products written so far. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

export interface Exported {
  file: Blob;
  products: number;
  /** Ids of products left out because of invalid data. */
  invalid: readonly string[];
}

interface ExportedProduct {
  id: string;
  value: ProductDocument;
}

const pricesOf = (
  products: readonly ExportedProduct[],
  database: StaffDatabase,
): Promise<ReadonlyMap<string, Price>> =>
  readSignInPrices(
    products.flatMap(({ id, value }) => (value.priceMode === 'signIn' ? [id] : [])),
    database,
  );

/** @param query filters and order of the products */
export const exportProducts = (
  query: ListRequest,
  { onProgress, signal }: ExportWatch,
  database = staffDatabase,
): Promise<Result<Exported>> =>
  databaseOutcome(async () => {
    const parts = [BYTE_ORDER_MARK, csvOf([SHOP_HEADER])];
    const invalid: string[] = [];
    let products = 0;
    const page = (after?: ListCursor) =>
      database.listDocuments(productKind, STAFF_LISTS.products, query, { size: PAGE, after });
    for await (const { rows } of pagesOf(page)) {
      signal.throwIfAborted();
      const fitting = rows.flatMap((row) => (row.fits ? [row] : []));
      invalid.push(...rows.flatMap((row) => (row.fits ? [] : [row.id])));
      const prices = await pricesOf(fitting, database);
      parts.push(csvOf(fitting.map(({ id, value }) => shopCells(value, prices.get(id)))));
      products += fitting.length;
      onProgress(products);
    }
    return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), products, invalid };
  });
