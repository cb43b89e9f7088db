/** Pictures, weights and today's prices for the lines of an order, once the catalogue is loaded; optional for pages. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { productPath } from '#core/paths.ts';
import { lineFigures } from '#storefront/shared/order/line-figures.ts';
import { $hiddenPrices, requestPrices } from '#storefront/shared/stores/hidden-prices.ts';
import type { FactsOf } from './order-lines.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** @param skus of the order's lines; sign-in prices are loaded for these */
export function useLineFacts(skus: readonly string[]): FactsOf | undefined {
  const { catalogue } = useCatalogue();
  const entries = catalogue.state === 'ready' ? catalogue.value.entries : undefined;
  const { byProduct } = useStore($hiddenPrices);
  const key = skus.join(' ');
  useEffect(() => {
    const hidden = key.split(' ').flatMap((sku) => {
      const entry = entries?.get(sku);
      return entry?.priceMode === 'signIn' ? [entry.id] : [];
    });
    void requestPrices(hidden);
  }, [entries, key]);
  if (entries === undefined) return undefined;
  return (line) => {
    const entry = entries.get(line.sku);
    if (entry === undefined) return undefined;
    const prices = entry.prices ?? byProduct.get(entry.id) ?? null;
    return {
      page: productPath(entry.sku, entry.slug),
      image: entry.image,
      ...lineFigures(entry, prices, line),
    };
  };
}
