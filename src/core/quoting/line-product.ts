/**
 * The catalogue product of an order line. A line comes from the customer's browser, so its SKU and product ID
 * are checked, not trusted.
 */
import { PUBLICATION_NAMES, STOCK_NAMES } from '#core/trade-labels.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { RequestedLine } from '#core/order/requested-lines.ts';
import type { PricedProduct } from './priced-product.ts';

export interface LineProduct {
  /** The product of that SKU. */
  piece: PricedProduct | undefined;
  /** The product with the line's ID but another SKU; it is not used for prices. */
  other: ProductDocument | undefined;
}

/** @param products by the ids of their documents */
export function lineProduct(
  { sku, productIds }: Pick<RequestedLine, 'sku' | 'productIds'>,
  products: ReadonlyMap<string, PricedProduct>,
): LineProduct {
  const linked = productIds.flatMap((id) => products.get(id) ?? []);
  const piece = linked.find(({ product }) => product.sku === sku);
  return { piece, other: piece ? undefined : linked[0]?.product };
}

export interface ProductWarning {
  /** A short label. */
  name: string;
  /** What to do about it, unless that is obvious. */
  advice: string | undefined;
}

/** A warning about the product before it is priced; undefined if there is none. */
export function productWarning(
  sku: string,
  { piece, other }: LineProduct,
): ProductWarning | undefined {
  if (other) {
    const advice = `Requested as ${sku}, but linked to ${other.sku} (“${other.title}”). Ask the customer which one is meant before you price it.`;
    return { name: 'SKU mismatch', advice };
  }
  if (piece === undefined) return { name: 'Not in the catalogue', advice: undefined };
  const { deletedAt, status, stockStatus } = piece.product;
  if (deletedAt !== null) {
    return { name: 'Deleted', advice: 'Its list price is no longer suggested.' };
  }
  if (status === 'archived') return { name: PUBLICATION_NAMES[status], advice: undefined };
  return stockStatus === 'outOfStock'
    ? { name: STOCK_NAMES[stockStatus], advice: undefined }
    : undefined;
}
