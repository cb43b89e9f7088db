/**
 * What the catalogue says of a line. A line is as its customer's browser sent it: its name and the product that it
 * leads to are looked at, not trusted.
 */
import { PUBLICATION_NAMES, STOCK_NAMES } from '#core/trade-words.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { AskedLine } from './asked-lines.ts';
import type { PricedProduct } from './suggest-lines.ts';

export interface FoundPiece {
  /** The product of that SKU. */
  piece: PricedProduct | undefined;
  /** The product that the line leads to instead; it prices nothing. */
  other: ProductDocument | undefined;
}

/** @param products by the ids of their documents */
export function pieceOf(
  { sku, productIds }: Pick<AskedLine, 'sku' | 'productIds'>,
  products: ReadonlyMap<string, PricedProduct>,
): FoundPiece {
  const found = productIds.flatMap((id) => products.get(id) ?? []);
  const piece = found.find(({ product }) => product.sku === sku);
  return { piece, other: piece ? undefined : found[0]?.product };
}

export interface PieceMark {
  /** A word or two. */
  name: string;
  /** What to do about it, where that is not plain. */
  advice: string | undefined;
}

/** What is to be known of a piece before it is priced; undefined where all is well. */
export function pieceMark(sku: string, { piece, other }: FoundPiece): PieceMark | undefined {
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
