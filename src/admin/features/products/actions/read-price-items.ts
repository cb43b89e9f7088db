/** Reads the prices of products for a bulk change, public ones and those for signed-in buyers. */
import { targetPages, type BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import type { PriceItem } from '#core/price-changes/plan-price-changes.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { priceKind, type Price } from '#schema/price.ts';
import { productKind } from '#schema/product.ts';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import type { ProductRow } from '#admin/features/products/product-search.ts';

/** Products per request for a whole list. */
const PAGE = 300;

const ON_REQUEST = 'Price on request. There is no price to change.';
const NO_PRICE = 'It has no price yet.';

function itemOf(row: ProductRow, price: DecodedDocument<Price> | undefined): PriceItem {
  const { id } = row;
  if (!row.fits) return { id, sku: '', title: id, why: documentErrorsMessage(row.problems) };
  const product = row.value;
  const item = { id, sku: product.sku, title: product.title };
  if (product.priceMode === 'onRequest') return { ...item, why: ON_REQUEST };
  if (product.priceMode === 'public') {
    const { rev, pricePaise, tiers } = product;
    return pricePaise === undefined
      ? { ...item, why: NO_PRICE }
      : { ...item, collection: 'prod', rev, prices: { pricePaise, tiers } };
  }
  if (price?.fits === false) return { ...item, why: documentErrorsMessage(price.problems) };
  if (price === undefined || price.value.deletedAt !== null) return { ...item, why: NO_PRICE };
  const { rev, pricePaise, tiers } = price.value;
  return { ...item, collection: 'prices', rev, prices: { pricePaise, tiers } };
}

interface ReadOptions {
  /** Number of products read so far. */
  onProgress: (count: number) => void;
  signal: AbortSignal;
}

/** @throws ReadError */
export async function readPriceItems(
  targets: BulkTargets,
  { onProgress, signal }: ReadOptions,
  database = staffDatabase,
): Promise<PriceItem[]> {
  const items: PriceItem[] = [];
  for await (const rows of targetPages(productKind, targets, database, PAGE)) {
    signal.throwIfAborted();
    const ids = rows.flatMap((row) =>
      row.fits && row.value.priceMode === 'signIn' ? [row.id] : [],
    );
    const prices = await readOrThrow(() => database.documentsByName(priceKind, ids));
    const byId = new Map(prices.map((price) => [price.id, price]));
    items.push(...rows.map((row) => itemOf(row, byId.get(row.id))));
    onProgress(items.length);
  }
  return items;
}
