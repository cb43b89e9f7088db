/** Reads the prices of products for a bulk change, public ones and those for signed-in buyers. */
import { targetPages, type BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import type { PriceItem } from '#core/price-changes/plan-price-changes.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import { priceKind, type Price } from '#schema/price.ts';
import { productKind, type PriceTier, type ProductDocument } from '#schema/product.ts';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { readAllPrices } from '#admin/shell/actions/read-all-prices.ts';
import { needsMostPrices } from './read-sign-in-prices.ts';
import type { ProductRow } from '#admin/features/products/product-search.ts';

/** Products per request for a whole list; decoding more would block the screen for too long. */
const PAGE = 300;

const ON_REQUEST = 'Price on request. There is no price to change.';
const NO_PRICE = 'It has no price yet.';

type PriceDocument = DecodedDocument<Price>;

/** The document with the price, or why there is none. */
function priceDocumentOf(product: ProductDocument, price: PriceDocument | undefined) {
  if (product.priceMode === 'onRequest') return { why: ON_REQUEST };
  if (product.priceMode === 'public') return { collection: 'prod', fields: product } as const;
  if (price?.success === false) return { why: documentErrorsMessage(price.problems) };
  return price === undefined || price.value.deletedAt !== null
    ? { why: NO_PRICE }
    : ({ collection: 'prices', fields: price.value } as const);
}

interface PriceFields {
  rev: number;
  pricePaise?: number | undefined;
  tiers: readonly PriceTier[];
  byWeight?: ByWeight | undefined;
}

function itemOf(row: ProductRow, price: PriceDocument | undefined): PriceItem {
  const { id } = row;
  if (!row.success) return { id, sku: '', title: id, why: documentErrorsMessage(row.problems) };
  const { sku, title, netWeightMg: weightMg, sizes, costPaise } = row.value;
  const document = priceDocumentOf(row.value, price);
  if ('why' in document) return { id, sku, title, why: document.why };
  const { rev, pricePaise, tiers, byWeight }: PriceFields = document.fields;
  const item = { id, sku, title, collection: document.collection, rev, costPaise };
  if (byWeight !== undefined) return { ...item, price: { byWeight, weightMg, sizes } };
  return pricePaise === undefined
    ? { id, sku, title, why: NO_PRICE }
    : { ...item, price: { pricePaise, tiers } };
}

interface ReadOptions {
  /** Number of products read so far. */
  onProgress: (count: number) => void;
  signal: AbortSignal;
}

/** Without what takes most of the memory. */
const withoutTexts = (row: ProductRow): ProductRow =>
  row.success ? { ...row, value: { ...row.value, description: '', images: [] } } : row;

/** Reads all prices beside the products. */
async function readWithAllPrices(
  targets: BulkTargets,
  { onProgress, signal }: ReadOptions,
  database: StaffDatabase,
): Promise<PriceItem[]> {
  const rows: ProductRow[] = [];
  const readRows = async (): Promise<void> => {
    for await (const page of targetPages(productKind, targets, database, PAGE)) {
      signal.throwIfAborted();
      rows.push(...page.map(withoutTexts));
      onProgress(rows.length);
    }
  };
  const [prices] = await Promise.all([readAllPrices({ signal }, database), readRows()]);
  return rows.map((row) => itemOf(row, prices.get(row.id)));
}

/** @throws ReadError */
export async function readPriceItems(
  targets: BulkTargets,
  options: ReadOptions,
  database: StaffDatabase = staffDatabase,
): Promise<PriceItem[]> {
  if (await needsMostPrices(targets, database))
    return await readWithAllPrices(targets, options, database);
  const { onProgress, signal } = options;
  const items: PriceItem[] = [];
  for await (const rows of targetPages(productKind, targets, database, PAGE)) {
    signal.throwIfAborted();
    const ids = rows.flatMap((row) =>
      row.success && row.value.priceMode === 'signIn' ? [row.id] : [],
    );
    const prices = await readOrThrow(() => database.documentsByName(priceKind, ids));
    const byId = new Map(prices.map((price) => [price.id, price]));
    items.push(...rows.map((row) => itemOf(row, byId.get(row.id))));
    onProgress(items.length);
  }
  return items;
}
