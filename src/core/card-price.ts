/** The public price of a product, and the price shown on its card. */
import type { PriceTier } from '#schema/product.ts';
import type { PriceMode } from '#schema/product-status.ts';
import type { CardPrice } from './catalogue.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { unitPricesOf } from './price-range.ts';
import type { PriceList } from './pricing.ts';

/** The price fields; a draft may have none. */
interface Priced {
  priceMode: PriceMode;
  pricePaise?: number | undefined;
  tiers?: readonly PriceTier[];
  bySize?: PriceList['bySize'];
  isAllBySize?: boolean | undefined;
}

/** The public price; null if it is hidden or missing. */
export const publicPrices = ({
  priceMode,
  pricePaise,
  tiers = [],
  bySize,
  isAllBySize,
}: Priced): PriceList | null =>
  priceMode === 'public' && pricePaise !== undefined
    ? { pricePaise, tiers, ...(bySize && { bySize }), ...(isAllBySize && { isAllBySize }) }
    : null;

/** What a card shows of the price; a public price that is missing counts as one on request. */
export function cardPrice(priced: Priced & { moq: number }): CardPrice {
  const prices = publicPrices(priced);
  if (prices === null) return { mode: priced.priceMode === 'signIn' ? 'signIn' : 'onRequest' };
  const amounts = unitPricesOf(prices, { qty: priced.moq });
  const pricePaise = Math.min(...amounts);
  return {
    mode: 'public',
    pricePaise,
    lowestPaise: Math.min(...unitPricesOf(prices, { qty: MOST_UNITS })),
    ...(amounts.some((paise) => paise !== pricePaise) && { isFrom: true }),
  };
}
