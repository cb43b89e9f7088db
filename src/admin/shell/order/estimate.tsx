/** The estimated value of a request at the prices of the catalogue, before GST. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '#admin/shell/role.ts';
import { formatRupees } from '#core/format.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { amountOf } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import type { Order, OrderLine } from '#schema/order.ts';

/** By SKU. */
export type Prices = Pick<ReadonlyMap<string, PriceList>, 'get'>;

const loadPublicPrices = async (): Promise<ReadonlyMap<string, PriceList>> =>
  new Map(
    (await loadCatalogue()).entries.flatMap(({ sku, prices }) => (prices ? [[sku, prices]] : [])),
  );

/** Cost no read of the database; without a connection to the site there are no estimates. */
const publicPricesQuery = queryOptions({
  queryKey: ['public prices'],
  queryFn: loadPublicPrices,
});

const MINUTE = 60_000;

/** Of a design without a public price. */
const currentPriceQuery = (sku: string) =>
  queryOptions({
    queryKey: ['current price', sku],
    queryFn: async () =>
      (await import('#admin/shell/actions/current-price.ts')).currentPriceOf(sku),
    staleTime: 10 * MINUTE,
  });

const isUnquoted = ({ quote, status }: Pick<Order, 'quote' | 'status'>): boolean =>
  quote === undefined && status === 'requested';

/**
 * The prices for requests without a quote among these orders: public ones, and for staff who sell also those that buyers
 * see after sign-in, once they are loaded.
 */
export function usePrices(orders: readonly Order[], isEnabled = true): Prices | undefined {
  const maySell = useMay()('see', 'sales');
  const lines = isEnabled ? orders.filter(isUnquoted).flatMap((order) => order.lines) : [];
  const { data: published } = useQuery({ ...publicPricesQuery, enabled: lines.length > 0 });
  const skus = new Set(published && maySell ? lines.map(({ sku }) => sku) : []);
  const hidden = [...skus].filter((sku) => published?.has(sku) === false);
  const read = useQueries({
    queries: hidden.map(currentPriceQuery),
    // A list stays the same object while its values do.
    combine: (results) => results.map(({ data }, at) => ({ sku: hidden[at] ?? '', price: data })),
  });
  return useMemo(() => {
    const others = new Map(read.map(({ sku, price }) => [sku, price ?? undefined]));
    return published && { get: (sku) => published.get(sku) ?? others.get(sku) };
  }, [published, read]);
}

export interface Estimate {
  paise: number;
  /** Whether all designs have a price. */
  isComplete: boolean;
}

/** Undefined if no design has a price. */
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

/** `about ₹5,200`; `at least ₹5,200` with designs without a price; empty if none has one. */
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

/** What a request without a quote is worth; nothing if it is unknown, or the order is not one. */
export function OrderEstimate({ order }: { order: Order }) {
  const prices = usePrices([order]);
  return prices && isUnquoted(order) && estimateText(order.lines, prices);
}
