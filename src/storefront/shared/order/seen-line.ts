/** The prices a buyer has seen in the sizes of a line; only for pages that have the prices of sizes. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { sizePriceAt } from '#core/price-range.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import type { SeenProduct, SeenSize } from './order-list.ts';
import { seenProduct } from './seen-product.ts';

type Priced = Pick<CatalogueEntry, 'prices' | 'title'>;

/** The unit prices of the sizes of a line at a quantity; none if they are not public. */
export const seenSizes = (
  { prices }: Pick<Priced, 'prices'>,
  sizes: SizedQuantity['sizes'] = [],
  qty: number,
): SeenSize[] =>
  prices === null
    ? []
    : sizes.map(({ label }) => ({ label, pricePaise: sizePriceAt(prices, qty, label) }));

/** The product as seen in the quantity and the sizes of a line. */
export function seenLine(product: Priced, { qty, sizes }: SizedQuantity): SeenProduct {
  const seen = seenSizes(product, sizes, qty);
  return { ...seenProduct(product, qty), ...(seen.length > 0 && { sizes: seen }) };
}
