/** Pictures, weights and today's prices for the lines of an order, once the catalogue is here; pages do without. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { productPath } from '#core/paths.ts';
import { unitPriceAt } from '#core/pricing.ts';
import { $hiddenPrices, wantPrices } from '#storefront/shared/stores/hidden-prices.ts';
import type { FactsOf } from './order-lines.tsx';

type Entries = ReadonlyMap<string, CatalogueEntry>;

/**
 * @param skus of the order's lines; sign-in prices are loaded for these
 * @param loadCatalogue the same function each time
 */
export function useLineFacts(
  skus: readonly string[],
  loadCatalogue: () => Promise<{ entries: readonly CatalogueEntry[] }>,
): FactsOf | undefined {
  const [entries, setEntries] = useState<Entries>();
  const { byProduct } = useStore($hiddenPrices);
  const wanted = skus.join(' ');
  useEffect(() => {
    loadCatalogue().then(
      (catalogue) => setEntries(new Map(catalogue.entries.map((entry) => [entry.sku, entry]))),
      () => undefined,
    );
  }, [loadCatalogue]);
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
