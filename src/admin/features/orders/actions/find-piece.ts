/** Loads products with prices by SKU, for quotes and print pages. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { readPricedProducts } from '#firebase/browser/priced-products.ts';
import type { StoredFields } from '#core/import/stored.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { lineProduct } from '#core/quoting/line-product.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Order } from '#schema/order.ts';
import { readBySku } from '#admin/shell/actions/read-for-import.ts';
import { loadPricedProducts } from './load-priced-products.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { unwrapOrThrow } from '#firebase/browser/read-error.ts';

const isLive = ({ fields }: StoredFields): boolean => fields['deletedAt'] === null;

/** Id of the only live product with an SKU, or why there is none. */
function soldUnder(sku: string, documents: readonly StoredFields[]): Result<string> {
  const [one, another] = documents.filter(isLive);
  if (another) return failed(`Two products have the SKU ${sku}. Delete one of them first.`);
  if (one) return succeeded(one.id);
  return failed(
    documents.length > 0
      ? `${sku} is deleted. Restore it under Products first, or add another product.`
      : `No product has the SKU ${sku}. Check the spelling, or add the product under Products first.`,
  );
}

/** The live product with an SKU and its price; refuses missing and deleted ones with a reason. */
export async function findPiece(
  sku: string,
  database = staffDatabase,
): Promise<Result<PricedProduct>> {
  const stored = await readBySku([sku], database);
  if (!stored.success) return stored;
  const id = soldUnder(sku, stored.value);
  if (!id.success) return id;
  const read = await databaseOutcome(() => readPricedProducts([id.value], database));
  if (!read.success) return read;
  const piece = read.value.get(id.value);
  return piece
    ? succeeded(piece)
    : failed(`The product ${sku} has invalid data. Open it under Products to fix it.`);
}

/**
 * By SKU; deleted products only where no live one exists, and none for unknown SKUs.
 * @throws ReadError
 */
export async function loadPieces(
  skus: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, PricedProduct>> {
  if (skus.length === 0) return new Map();
  const documents = unwrapOrThrow(await readBySku(skus, database));
  const ids = documents
    .toSorted((a, b) => Number(isLive(a)) - Number(isLive(b)))
    .map(({ id }) => id);
  const read = await loadPricedProducts(ids, database);
  // Live products come last and win over deleted ones with the same SKU.
  return new Map(
    ids.flatMap((id) => {
      const piece = read.get(id);
      return piece ? [[piece.product.sku, piece] as const] : [];
    }),
  );
}

/** SKUs of an order and its quote. */
const skusOf = ({ lines, quote }: Pick<Order, 'lines' | 'quote'>): string[] => [
  ...new Set([...lines, ...(quote?.lines ?? [])].map(({ sku }) => sku)),
];

/**
 * Products of an order and its quote, by the SKUs of the lines. The linked product counts if it has the SKU of
 * the line, then the product sold under that SKU; a linked product with another SKU, which may have changed
 * since, comes last. Missing products are left out.
 * @throws ReadError
 */
export async function loadOrdered(
  order: Pick<Order, 'lines' | 'quote'>,
  database = staffDatabase,
): Promise<ReadonlyMap<string, PricedProduct>> {
  const productIds = order.lines.map((line) => line.productId);
  const ledTo = await loadPricedProducts(productIds, database);
  const requested = requestedLines(order.lines).map((line) => ({
    ...line,
    ...lineProduct(line, ledTo),
  }));
  const own = requested.flatMap(({ sku, piece }) => (piece ? [[sku, piece] as const] : []));
  const ownSkus = new Set(own.map(([sku]) => sku));
  const sold = await loadPieces(
    skusOf(order).filter((sku) => !ownSkus.has(sku)),
    database,
  );
  const others = requested.flatMap(({ sku, other }) =>
    other ? [[sku, { product: other, price: undefined }] as const] : [],
  );
  return new Map([...others, ...sold, ...own]);
}
