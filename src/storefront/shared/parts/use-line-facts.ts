/** Pictures, weights and today's prices for the lines of an order, once the catalogue is here; pages do without. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { productPath } from '#core/paths.ts';
import { unitPriceAt } from '#core/pricing.ts';
import { $hiddenPrices, wantPrices } from '#storefront/shared/stores/hidden-prices.ts';
import type { FactsOf } from './order-lines.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** @param skus of the order's lines; sign-in prices are loaded for these */
export function useLineFacts(skus: readonly string[]): FactsOf | undefined {
  const { catalogue } = useCatalogue();
  const entries = catalogue.state === 'ready' ? catalogue.value.entries : undefined;
  const { byProduct } = useStore($hiddenPrices);
  const wanted = skus.join(' ');
  useEffect(() => {
    const hidden = wanted.split(' ').flatMap((sku) => {
      const entry = entries?.get(sku);
      return entry?.priceMode === 'signIn' ? [entry.id] : [];
    });
    void wantPrices(hidden);
  }, [entries, wanted]);
  if (entries === undefined) return undefined;
  return ({ sku, qty }) => {
    const entry = entries.get(sku);
    if (entry === undefined) return undefined;
    const prices = entry.prices ?? byProduct.get(entry.id) ?? null;
    return {
      page: productPath(sku, entry.slug),
      image: entry.image,
      netWeightMg: entry.netWeightMg,
      unitPaise: prices && unitPriceAt(prices, qty),
    };
  };
}
