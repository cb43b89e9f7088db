/** Net weight of a quote. */
import type { Quote } from '#core/quoting/calculate-quote.ts';
import type { ProductDocument } from '#schema/product.ts';

/**
 * Net, mg: quoted weights, or else those of the catalogue; undefined if one is unknown, because the sum would be
 * too low.
 * @param products by the SKUs of the lines
 */
export const quoteWeight = (
  { lines }: Pick<Quote, 'lines'>,
  products: ReadonlyMap<string, Pick<ProductDocument, 'netWeightMg'>>,
): number | undefined =>
  lines.reduce<number | undefined>((sum, { sku, qty, rate }) => {
    const piece = products.get(sku)?.netWeightMg;
    const weight =
      rate.basis === 'weight' ? rate.weightMg : piece === undefined ? undefined : piece * qty;
    return sum === undefined || weight === undefined ? undefined : sum + weight;
  }, 0);
