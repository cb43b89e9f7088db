/** The price, weight and stock of a recently viewed product, parsed from the browser's storage. */
import type { CardPrice } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { cardPrice } from '#core/pricing.ts';
import { fieldsOf, isCount } from '#core/unknown-json.ts';

export interface ViewedFacts extends Pick<
  CatalogueEntry,
  'netWeightMg' | 'moq' | 'unit' | 'stockStatus'
> {
  price: CardPrice;
}

const STOCK = ['inStock', 'lowStock', 'madeToOrder', 'outOfStock'] as const;
const LARGEST = Number.MAX_SAFE_INTEGER;

function priceFrom(priceMode: unknown, prices: unknown, moq: number): CardPrice {
  if (priceMode !== 'public') return { mode: priceMode === 'signIn' ? 'signIn' : 'onRequest' };
  const { pricePaise, tiers } = fieldsOf(prices) ?? {};
  if (!isCount(pricePaise, LARGEST) || !Array.isArray(tiers)) return { mode: 'onRequest' };
  const steps = tiers.flatMap((tier) => {
    const { minQty, pricePaise: paise } = fieldsOf(tier) ?? {};
    return isCount(minQty, LARGEST) && isCount(paise, LARGEST)
      ? [{ minQty, pricePaise: paise }]
      : [];
  });
  return cardPrice({ priceMode, moq, pricePaise, tiers: steps });
}

/** Undefined for anything invalid, such as what an earlier version stored. */
export function viewedFacts(value: unknown): ViewedFacts | undefined {
  const { moq, unit, netWeightMg, stockStatus, priceMode, prices } = fieldsOf(value) ?? {};
  const stock = STOCK.find((each) => each === stockStatus);
  if (!isCount(moq, LARGEST) || !isCount(netWeightMg, LARGEST) || stock === undefined) {
    return undefined;
  }
  if (typeof unit !== 'string' || !/^(?:piece|pair|set of \d+)$/.test(unit)) return undefined;
  return { moq, unit, netWeightMg, stockStatus: stock, price: priceFrom(priceMode, prices, moq) };
}
