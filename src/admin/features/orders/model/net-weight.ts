/** Net weights of quoted or requested lines. */
import type { QuoteRate } from '#core/quoting/calculate-quote.ts';
import type { PricedProduct } from '#core/quoting/suggest-lines.ts';

interface Line {
  sku: string;
  qty: number;
  /** Of quoted lines only. */
  rate?: QuoteRate;
}

type Products = ReadonlyMap<string, { product: Pick<PricedProduct['product'], 'netWeightMg'> }>;

/**
 * Net weight of all units, mg: as quoted, or else that of the catalogue; undefined if unknown.
 * @param products by SKU
 */
export function lineWeight({ sku, qty, rate }: Line, products: Products): number | undefined {
  if (rate?.basis === 'weight') return rate.weightMg;
  const weightMg = products.get(sku)?.product.netWeightMg;
  return weightMg === undefined ? undefined : weightMg * qty;
}

/** Net, mg; undefined if one weight is unknown, because the sum would be too low. */
export const totalWeight = (lines: readonly Line[], products: Products): number | undefined =>
  lines.reduce<number | undefined>((sum, line) => {
    const weightMg = lineWeight(line, products);
    return sum === undefined || weightMg === undefined ? undefined : sum + weightMg;
  }, 0);
