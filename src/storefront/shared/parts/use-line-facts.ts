/** Pictures, weights and today's prices for the lines of an order, once the catalogue is loaded; optional for pages. */
import { productPath } from '#core/paths.ts';
import { lineFigures } from '#storefront/shared/order/line-figures.ts';
import type { FactsOf } from './order-lines.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { hiddenIdsOf, useHiddenPrices } from './use-hidden-prices.ts';

/** @param skus of the order's lines; sign-in prices are loaded for these */
export function useLineFacts(skus: readonly string[]): FactsOf | undefined {
  const { catalogue } = useCatalogue();
  const entries = catalogue.state === 'ready' ? catalogue.value.entries : undefined;
  const { byProduct } = useHiddenPrices(
    hiddenIdsOf(skus.flatMap((sku) => entries?.get(sku) ?? [])),
  );
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
