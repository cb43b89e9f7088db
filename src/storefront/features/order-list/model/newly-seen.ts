/**
 * What the buyer sees of a line for the first time: a product from a link, the prices of its sizes and at its quantity,
 * and prices after sign-in.
 */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { PriceList } from '#core/pricing.ts';
import type { OrderListLine, SeenProduct } from '#storefront/shared/order/order-list.ts';
import { priceMark } from './price-mark.ts';
import { seenAgain } from '#storefront/shared/order/seen-line.ts';

/**
 * Undefined if there is nothing to store.
 * @param entry undefined for a missing product
 * @param hidden the prices that only this buyer sees, by product
 */
export function newlySeen(
  line: OrderListLine,
  entry: CatalogueEntry | undefined,
  hidden: ReadonlyMap<string, PriceList>,
): SeenProduct | undefined {
  if (entry === undefined) return undefined;
  const { sku, qty, sizes = [], seen } = line;
  const prices = seen?.mark === undefined ? hidden.get(entry.id) : undefined;
  const noted = seen?.sizes ?? [];
  const isNoted =
    seen?.atQty === qty &&
    (entry.prices === null ||
      sizes.every(({ label }) => noted.some((size) => size.label === label)));
  const next = isNoted ? seen : seenAgain(entry, line);
  if (next === seen && prices === undefined) return undefined;
  return { ...next, ...(prices && { mark: priceMark(sku, prices) }) };
}
