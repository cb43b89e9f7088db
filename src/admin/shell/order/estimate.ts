/** The estimated value of a request at the prices of the published catalogue, before GST. */
import { queryOptions } from '@tanstack/react-query';
import { formatRupees } from '#core/format.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { amountOf } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import type { Order, OrderLine } from '#schema/order.ts';

/** By SKU; without products whose price is not public. */
export type Prices = ReadonlyMap<string, PriceList>;

const loadPrices = async (): Promise<Prices> =>
  new Map(
    (await loadCatalogue()).entries.flatMap(({ sku, prices }) => (prices ? [[sku, prices]] : [])),
  );

/** Public prices cost no read of the database; without a connection to the site there are no estimates. */
export const pricesQuery = queryOptions({ queryKey: ['public prices'], queryFn: loadPrices });

export interface Estimate {
  paise: number;
  /** Whether all designs have a public price. */
  isComplete: boolean;
}

/** Undefined if no design has a public price. */
function estimateOf(lines: readonly OrderLine[], prices: Prices): Estimate | undefined {
  const amounts = requestedLines(lines).map((line) => {
    const own = prices.get(line.sku);
    return own && amountOf(own, line);
  });
  const priced = amounts.filter((amount) => amount !== undefined);
  if (priced.length === 0) return undefined;
  return {
    paise: Math.round(priced.reduce((sum, amount) => sum + amount, 0)),
    isComplete: priced.length === amounts.length,
  };
}

/** `about ₹5,200`; `at least ₹5,200` with designs without a public price; empty if none has one. */
export function estimateText(lines: readonly OrderLine[], prices: Prices): string {
  const estimate = estimateOf(lines, prices);
  if (estimate === undefined) return '';
  return `${estimate.isComplete ? 'about' : 'at least'} ${formatRupees(estimate.paise)}`;
}

/** The quoted total, or the estimate of a request; 0 if it is unknown. */
export const worthOf = (
  { lines, quote }: Pick<Order, 'lines' | 'quote'>,
  prices: Prices | undefined,
): number => quote?.totalPaise ?? (prices && estimateOf(lines, prices)?.paise) ?? 0;
