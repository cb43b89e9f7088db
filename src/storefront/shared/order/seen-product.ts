/** What a buyer sees of a product's price, noted with its line to tell later what has changed. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitPriceAt } from '#core/pricing.ts';
import type { SeenProduct } from './order-list.ts';

type Priced = Pick<CatalogueEntry, 'prices'>;

/** Of one piece when so many are taken, paise; null when the price is not shown to everybody. */
export const shownUnitPrice = ({ prices }: Priced, qty: number): number | null =>
  prices === null ? null : unitPriceAt(prices, qty);

/** The product as it is seen when so many pieces are taken. */
export const seenProduct = (
  product: Priced & Pick<CatalogueEntry, 'title'>,
  qty: number,
): SeenProduct => ({
  title: product.title,
  pricePaise: shownUnitPrice(product, qty),
  atQty: qty,
});

/** What the price that was seen is now, for as many pieces, paise; null as above. */
export const priceNow = ({ atQty }: SeenProduct, entry: CatalogueEntry): number | null =>
  atQty === undefined ? entry.pricePaise : shownUnitPrice(entry, atQty);
