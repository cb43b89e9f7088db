/**
 * What the buyer sees of a line for the first time: a product from a link, the prices of its sizes, and prices after
 * sign-in.
 */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { PriceList } from '#core/pricing.ts';
import type { OrderListLine, SeenProduct } from '#storefront/shared/order/order-list.ts';
import { priceMark } from './price-mark.ts';
import { seenLine, seenSizes } from '#storefront/shared/order/seen-line.ts';

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
  const { sku, qty, sizes = [] } = line;
  const seen = line.seen ?? seenLine(entry, line);
  const prices = seen.mark === undefined ? hidden.get(entry.id) : undefined;
  const noted = seen.sizes ?? [];
  const others = sizes.filter(({ label }) => noted.every((size) => size.label !== label));
  const added = seenSizes(entry, others, seen.atQty ?? qty);
  if (seen === line.seen && prices === undefined && added.length === 0) return undefined;
  return {
    ...seen,
    ...(added.length > 0 && { sizes: [...noted, ...added] }),
    ...(prices && { mark: priceMark(sku, prices) }),
  };
}
