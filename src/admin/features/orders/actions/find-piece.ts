/** Products with their prices by SKU: one that is added to a quote, and those that a paper or an editor shows. */
import { readPricedProducts } from '#firebase/browser/priced-products.ts';
import type { StoredFields } from '#core/import/desk-messages.ts';
import { askedLines } from '#core/quoting/asked-lines.ts';
import { pieceOf } from '#core/quoting/found-piece.ts';
import type { PricedProduct } from '#core/quoting/suggest-lines.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Order } from '#schema/order.ts';
import { readBySku } from '#admin/shell/actions/read-for-import.ts';
import { databaseOutcome, readOrThrow } from '#firebase/browser/database-outcome.ts';
import { unwrapOrThrow } from '#firebase/browser/read-error.ts';

const isLive = ({ fields }: StoredFields): boolean => fields['deletedAt'] === null;

/** The document of the one product that is sold under an SKU, or why there is none. */
function soldUnder(sku: string, found: readonly StoredFields[]): Result<string> {
  const [one, another] = found.filter(isLive);
  if (another) return failed(`Two products have the SKU ${sku}. Delete one of them first.`);
  if (one) return succeeded(one.id);
  return failed(
    found.length > 0
      ? `${sku} is deleted. Restore it under Products first, or add another product.`
      : `No product has the SKU ${sku}. Check the spelling, or add the product under Products first.`,
  );
}

/** The product that is sold under an SKU, with its price; what there is not, or is deleted, is refused in words. */
export async function findPiece(sku: string): Promise<Result<PricedProduct>> {
  const found = await readBySku([sku]);
  if (!found.success) return found;
  const id = soldUnder(sku, found.value);
  if (!id.success) return id;
  const read = await databaseOutcome(() => readPricedProducts([id.value]));
  if (!read.success) return read;
  const piece = read.value.get(id.value);
  return piece
    ? succeeded(piece)
    : failed(`The product ${sku} has invalid data. Open it under Products to fix it.`);
}

/** By SKU, deleted ones too where no live one has it; those that are gone are left out. @throws ReadError */
export async function loadPieces(
  skus: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> {
  if (skus.length === 0) return new Map();
  const found = unwrapOrThrow(await readBySku(skus));
  const ids = found.toSorted((a, b) => Number(isLive(a)) - Number(isLive(b))).map(({ id }) => id);
  const read = await readOrThrow(() => readPricedProducts(ids));
  // Of two that have one SKU the last stays, which is the live one.
  return new Map(
    ids.flatMap((id) => {
      const piece = read.get(id);
      return piece ? [[piece.product.sku, piece] as const] : [];
    }),
  );
}

/** The SKUs of an order and of its quote. */
const skusOf = ({ lines, quote }: Pick<Order, 'lines' | 'quote'>): string[] => [
  ...new Set([...lines, ...(quote?.lines ?? [])].map(({ sku }) => sku)),
];

/**
 * The products of an order and of its quote, by the SKUs of their lines; those that are gone are left out. What a line
 * leads to counts where it has the SKU of the line; else what is sold under that SKU does; and what a line leads to
 * under another SKU only where there is neither: it may have been changed since.
 * @throws ReadError
 */
export async function loadOrdered(
  order: Pick<Order, 'lines' | 'quote'>,
): Promise<ReadonlyMap<string, PricedProduct>> {
  const ledTo = await readOrThrow(() =>
    readPricedProducts(order.lines.map((line) => line.productId)),
  );
  const asked = askedLines(order.lines).map((line) => ({ ...line, ...pieceOf(line, ledTo) }));
  const own = asked.flatMap(({ sku, piece }) => (piece ? [[sku, piece] as const] : []));
  const known = new Set(own.map(([sku]) => sku));
  const sold = await loadPieces(skusOf(order).filter((sku) => !known.has(sku)));
  const others = asked.flatMap(({ sku, other }) =>
    other ? [[sku, { product: other, price: undefined }] as const] : [],
  );
  return new Map([...others, ...sold, ...own]);
}
