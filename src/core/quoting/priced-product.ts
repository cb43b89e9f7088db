/** A product as quotes price it. */
import type { PriceList } from '#core/pricing.ts';
import type { ProductDocument } from '#schema/product.ts';

/** A product with its price for customers, from either document. */
export interface PricedProduct {
  product: ProductDocument;
  price: PriceList | undefined;
}
