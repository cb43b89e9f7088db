/** The net weight of a quote. */
import type { Quote } from '#core/order/quote-words.ts';
import type { ProductDocument } from '#schema/product.ts';

/**
 * Net, mg: as quoted by weight, or else as the catalogue has it; undefined as soon as the weight of one line is not
 * known, since a sum without it would be too low.
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
