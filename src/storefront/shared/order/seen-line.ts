/** The prices a buyer has seen in the sizes of a line, and now; only for pages that have the prices of sizes. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { sizePriceAt } from '#core/price-range.ts';
import { partsBySize, type SizedQuantity } from '#core/sizes/by-size.ts';
import type { OrderListLine, SeenProduct, SeenSize } from './order-list.ts';
import { seenProduct, shownUnitPrice } from './seen-product.ts';

type Priced = Pick<CatalogueEntry, 'prices' | 'title'>;

/** The unit prices of the sizes of a line at a quantity; none if they are not public. */
const seenSizes = (
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

/** A unit price of a line when it was seen, and now, paise; null if it is not public. */
interface SeenPrice {
  was: number | null;
  now: number | null;
  /** Otherwise of the product. */
  isOfSize: boolean;
}

/**
 * The prices of a line's sizes at the quantity seen; that of the product for units without a size, and for sizes whose
 * price was not seen. Sizes that are no longer made have another remark. Empty if the product was not seen.
 */
export function pricesSince(line: OrderListLine, entry: CatalogueEntry): SeenPrice[] {
  const { seen } = line;
  if (seen === undefined) return [];
  const { prices } = entry;
  const qty = seen.atQty ?? entry.moq;
  const made = partsBySize(line).filter(
    ({ size }) => size === undefined || entry.sizes.includes(size),
  );
  return made.map(({ size }) => {
    const noted = seen.sizes?.find(({ label }) => label === size);
    return noted === undefined
      ? { was: seen.pricePaise, now: shownUnitPrice(entry, qty), isOfSize: false }
      : { was: noted.pricePaise, now: prices && sizePriceAt(prices, qty, size), isOfSize: true };
  });
}

/** The product as seen in a line whose quantities may have changed; a changed price stays until it is acknowledged. */
export function seenAgain(entry: CatalogueEntry, line: OrderListLine): SeenProduct {
  const { seen } = line;
  const since = pricesSince(line, entry);
  // If none of its sizes is made any more, the price of the product counts for the sizes to be chosen.
  const prices = since.length > 0 ? since : pricesSince({ ...line, sizes: undefined }, entry);
  if (seen !== undefined && prices.some(({ was, now }) => was !== now)) return seen;
  // The mark covers all quantities.
  return { ...seenLine(entry, line), ...(seen?.mark !== undefined && { mark: seen.mark }) };
}
