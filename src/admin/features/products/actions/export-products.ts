/** Reads products page by page and writes them as the shop's own list: what is exported comes back without loss. */
import type { ListPlace } from '#firebase/browser/read-page.ts';
import { listDocuments, type ListAsked } from '#firebase/browser/staff-lists.ts';
import { BYTE_ORDER_MARK, csvOf, SHOP_HEADER, shopCells } from '#core/import/shop-list.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import type { Result } from '#core/result.ts';
import type { Price } from '#schema/price.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { readSignInPrices } from './read-sign-in-prices.ts';

/** Products of a page. */
const PAGE = 300;

export interface ExportWatch {
  /** Told how many products have been written. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

export interface Exported {
  file: Blob;
  products: number;
  /** Ids of those that do not fit their schema, and so are not in the list. */
  unfit: readonly string[];
}

interface Found {
  id: string;
  value: ProductDocument;
}

const pricesOf = (products: readonly Found[]): Promise<ReadonlyMap<string, Price>> =>
  readSignInPrices(products.flatMap(({ id, value }) => (value.priceMode === 'signIn' ? [id] : [])));

/** @param asked which products, in which order */
export const exportProducts = (
  asked: ListAsked,
  { onProgress, signal }: ExportWatch,
): Promise<Result<Exported>> =>
  databaseOutcome(async () => {
    const parts = [BYTE_ORDER_MARK, csvOf([SHOP_HEADER])];
    const unfit: string[] = [];
    let products = 0;
    const page = (after?: ListPlace) =>
      listDocuments(productKind, STAFF_LISTS.products, asked, { size: PAGE, after });
    for await (const { rows } of pagesOf(page)) {
      signal.throwIfAborted();
      const fitting = rows.flatMap((row) => (row.fits ? [row] : []));
      unfit.push(...rows.flatMap((row) => (row.fits ? [] : [row.id])));
      const prices = await pricesOf(fitting);
      parts.push(csvOf(fitting.map(({ id, value }) => shopCells(value, prices.get(id)))));
      products += fitting.length;
      onProgress(products);
    }
    return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), products, unfit };
  });
