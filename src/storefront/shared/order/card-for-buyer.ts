/** A product card with the price that this buyer sees. */
import type { CardPrice, ProductCard } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { cardOfEntry } from '#core/listing/card-of-entry.ts';
import type { HiddenPrices } from '#storefront/shared/stores/hidden-prices.ts';

/** In place of an amount, while signed-in buyers have no price. */
const PRICES: Readonly<Record<HiddenPrices['state'], CardPrice>> = {
  closed: { mode: 'signIn' },
  loading: { mode: 'signIn', text: 'Loading price…' },
  unverified: { mode: 'signIn', text: 'Verify your email to see prices' },
  ready: { mode: 'onRequest' },
  absent: { mode: 'signIn', text: 'Price unavailable' },
};

/** @param hidden the prices that only this buyer sees */
export function cardForBuyer(
  entry: CatalogueEntry,
  { byProduct, state }: HiddenPrices,
): ProductCard {
  const prices = byProduct.get(entry.id);
  if (prices) return cardOfEntry({ ...entry, priceMode: 'public', prices });
  const card = cardOfEntry(entry);
  return card.price.mode === 'signIn' ? { ...card, price: PRICES[state] } : card;
}
