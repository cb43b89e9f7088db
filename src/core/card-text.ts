/** Texts of product cards, for built pages and for cards made in the browser. */
import type { StockStatus } from '#schema/product-status.ts';
import type { CardPrice } from './catalogue.ts';
import { formatRupees } from './format.ts';
import { formatUnits, perUnit, SINGLE_PIECE } from './unit-of-sale.ts';
import type { CatalogueEntry } from './listing/catalogue-entry.ts';

/** In stock is the usual case and has no label. */
const STOCK: Readonly<Record<StockStatus, string | undefined>> = {
  inStock: undefined,
  lowStock: 'Low stock',
  madeToOrder: 'Made to order',
  outOfStock: 'Out of stock',
};

/** What a card states in place of an amount. */
export const missingAmount = (price: Exclude<CardPrice, { mode: 'public' }>): string =>
  price.mode === 'onRequest' ? 'Price on request' : (price.text ?? 'Sign in to see prices');

/** The facts below the price of a card. */
export const cardFacts = (
  card: Partial<CatalogueEntry> & Pick<CatalogueEntry, 'moq' | 'unit' | 'stockStatus'>,
): string[] =>
  [
    // In display order.
    `MOQ ${formatUnits(card.moq, card.unit)}`,
    STOCK[card.stockStatus],
  ].filter((fact) => fact !== undefined);

/** A title with non-breaking spaces before units, so that `3 mm` stays on one line. */
export const cardTitle = (title: string): string =>
  title.replace(/(\d) (?=(?:mm|cm|g|inch)\b)/g, '$1\u00a0');

/** What follows the price of a card: `per pair`, and the lowest price of volume pricing. */
export function pricePerUnit(
  { pricePaise, lowestPaise }: Extract<CardPrice, { mode: 'public' }>,
  unit: string,
): string {
  const each = perUnit(unit);
  if (lowestPaise === pricePaise) return each;
  return `${unit === SINGLE_PIECE ? '' : `${each}, `}bulk from ${formatRupees(lowestPaise)}`;
}
