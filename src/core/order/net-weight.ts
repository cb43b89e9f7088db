/** Net weights of quoted or requested lines. */
import type { QuoteRate } from '#core/quoting/calculate-quote.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { productWeight } from '#core/sizes/size-weights.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';

interface Line extends SizedQuantity {
  sku: string;
  /** Of quoted lines only. */
  rate?: QuoteRate;
}

export type WeighedProducts = ReadonlyMap<
  string,
  { product: Partial<Pick<PricedProduct['product'], 'netWeightMg' | 'sizes'>> }
>;

/**
 * Net weight of all units, mg: as quoted, or else that of the catalogue; undefined if unknown.
 * @param products by SKU
 */
export function lineWeight(line: Line, products: WeighedProducts): number | undefined {
  if (line.rate?.basis === 'weight') return line.rate.weightMg;
  return productWeight(products.get(line.sku)?.product ?? {}, line);
}

/** The sum, mg; undefined if one weight is unknown, because the sum would be too low. */
export const sumWeights = (weights: readonly (number | undefined)[]): number | undefined =>
  weights.reduce<number | undefined>(
    (sum, weightMg) => (sum === undefined || weightMg === undefined ? undefined : sum + weightMg),
    0,
  );

/** Net, mg; undefined if one weight is unknown. */
export const totalWeight = (
  lines: readonly Line[],
  products: WeighedProducts,
): number | undefined => sumWeights(lines.map((line) => lineWeight(line, products)));
