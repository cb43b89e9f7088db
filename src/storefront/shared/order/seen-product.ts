/** The price a buyer has seen, stored with the line to report changes. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitPriceAt } from '#core/pricing.ts';
import type { SeenProduct } from './order-list.ts';

type Priced = Pick<CatalogueEntry, 'prices'>;

/** The unit price at a quantity, paise; null if it is not public. */
export const shownUnitPrice = ({ prices }: Priced, qty: number): number | null =>
  prices === null ? null : unitPriceAt(prices, qty);

/** The product as seen at a quantity. */
export const seenProduct = (
  product: Priced & Pick<CatalogueEntry, 'title'>,
  qty: number,
): SeenProduct => ({
  title: product.title,
  pricePaise: shownUnitPrice(product, qty),
  atQty: qty,
});
