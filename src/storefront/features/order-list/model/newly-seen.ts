/** What the buyer sees of a line for the first time: a product from a link, and prices after sign-in. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { PriceList } from '#core/pricing.ts';
import type { OrderListLine, SeenProduct } from '#storefront/shared/order/order-list.ts';
import { priceMark } from '#storefront/shared/order/price-mark.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';

/**
 * Undefined if there is nothing to store.
 * @param entry undefined for a missing product
 * @param hidden the prices that only this buyer sees, by product
 */
export function newlySeen(
  { sku, qty, seen }: OrderListLine,
  entry: CatalogueEntry | undefined,
  hidden: ReadonlyMap<string, PriceList>,
): SeenProduct | undefined {
  if (entry === undefined) return undefined;
  const prices = seen?.mark === undefined ? hidden.get(entry.id) : undefined;
  if (seen !== undefined && prices === undefined) return undefined;
  return { ...(seen ?? seenProduct(entry, qty)), ...(prices && { mark: priceMark(sku, prices) }) };
}
