/** A product as quotes price it. */
import type { PriceList } from '#core/pricing.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import type { ProductDocument } from '#schema/product.ts';

/** A product with its price for customers, from either document, at the current silver rate. */
export interface PricedProduct {
  product: ProductDocument;
  price: PriceList | undefined;
  /** The silver rate of a price by weight, paise per gram; absent for a fixed price. */
  perGramPaise?: number | undefined;
  /** How its price follows from its weight; absent for a fixed price. */
  byWeight?: ByWeight | undefined;
}
