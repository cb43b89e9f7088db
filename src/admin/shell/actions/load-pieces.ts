/** Loads products with prices by SKU, for quotes and print pages. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { readPricedProducts } from '#firebase/browser/priced-products.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import type { Order } from '#schema/order.ts';

/** By SKU; missing products are absent. */
export type Pieces = ReadonlyMap<string, PricedProduct>;

/**
 * A line comes from the customer's browser, so its SKU counts, not its product ID. Deleted products are included
 * only where no live one has the SKU.
 * @throws ReadError
 */
export const loadPieces = (skus: readonly string[], database = staffDatabase): Promise<Pieces> =>
  readOrThrow(async () => {
    if (skus.length === 0) return new Map();
    const stored = await database.readProductsBySku([...new Set(skus)]);
    const ids = stored.map(({ id }) => id);
    const pieces = await readPricedProducts(ids, database);
    // Live products come last and win over deleted ones with the same SKU.
    return new Map(
      [...pieces.values()]
        .toSorted((one, other) => (other.product.deletedAt ?? 0) - (one.product.deletedAt ?? 0))
        .map((piece) => [piece.product.sku, piece] as const),
    );
  });

/** SKUs of an order and its quote. */
export const skusOf = ({ lines, quote }: Pick<Order, 'lines' | 'quote'>): string[] => [
  ...new Set([...lines, ...(quote?.lines ?? [])].map(({ sku }) => sku)),
];
