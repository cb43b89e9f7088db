/** The estimated value of a request at the prices of the catalogue and of the customer's group, before GST. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { listKey } from '#admin/shell/list/list-key.ts';
import { useMay } from '#admin/shell/role.ts';
import { salesQuery } from '#admin/shell/sales/sales-settings.ts';
import { formatRupees } from '#core/format.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { amountOf } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import type { Order, OrderLine } from '#schema/order.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';

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
 * The prices for these requests: public ones, and for staff who sell also those that buyers see after sign-in, once they
 * are loaded.
 */
function usePrices(requests: readonly Order[], maySell: boolean): Prices | undefined {
  const lines = requests.flatMap((order) => order.lines);
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

/** The amount of each line, paise; without one for a design without a price. */
type Amounts = readonly (number | null | undefined)[];

const groupAmountsQuery = ({ number, uid, lines }: Order, groups: readonly CustomerGroup[]) =>
  queryOptions({
    // Below the key of customers: who moves one to another group sees its prices.
    queryKey: [...listKey(customerRecordKind), 'amounts', { number, uid, lines, groups }],
    queryFn: async () => {
      const { groupAmounts } = await import('#admin/shell/actions/current-price.ts');
      return groupAmounts(uid, requestedLines(lines), groups);
    },
    staleTime: 10 * MINUTE,
  });

/**
 * The amounts of these requests at the prices of customer groups, by number: null for customers without a group,
 * undefined while they are loading. Without groups no customer is read.
 */
function useGroupAmounts(requests: readonly Order[], maySell: boolean) {
  const { data: sales } = useQuery({ ...salesQuery, enabled: maySell && requests.length > 0 });
  const groups = sales?.groups ?? [];
  const own = groups.length === 0 ? [] : requests;
  const read = useQueries({
    queries: own.map((order) => groupAmountsQuery(order, groups)),
    combine: (results) =>
      results.map(({ data, isError }, at) => ({
        number: own[at]?.number ?? '',
        amounts: isError ? null : data,
      })),
  });
  return useMemo(() => new Map(read.map(({ number, amounts }) => [number, amounts])), [read]);
}

export const amountsAt = (prices: Prices, lines: readonly OrderLine[]): Amounts =>
  requestedLines(lines).map((line) => {
    const own = prices.get(line.sku);
    return own && amountOf(own, line);
  });

export interface Estimate {
  paise: number;
  /** Whether all designs have a price. */
  isComplete: boolean;
}

/** Undefined if no design has a price. */
export function estimateOf(amounts: Amounts): Estimate | undefined {
  const priced = amounts.filter((amount) => typeof amount === 'number');
  if (priced.length === 0) return undefined;
  return {
    paise: Math.round(priced.reduce((sum, amount) => sum + amount, 0)),
    isComplete: priced.length === amounts.length,
  };
}

/** What an order would be quoted; undefined while that is loading, and if no design has a price. */
export type Estimates = (order: Order) => Estimate | undefined;

/**
 * The estimates of the requests without a quote among these orders, at the prices of the catalogue; for staff who sell,
 * at those of the customer's group.
 */
export function useEstimates(orders: readonly Order[], isEnabled = true): Estimates {
  const maySell = useMay()('see', 'sales');
  const requests = isEnabled ? orders.filter(isUnquoted) : [];
  const prices = usePrices(requests, maySell);
  const groupAmounts = useGroupAmounts(requests, maySell);
  return useCallback(
    ({ number, lines }) => {
      const own = groupAmounts.get(number);
      const isLoading = own === undefined && groupAmounts.has(number);
      if (prices === undefined || isLoading) return undefined;
      return estimateOf(own ?? amountsAt(prices, lines));
    },
    [prices, groupAmounts],
  );
}

/** `about ₹5,200`; `at least ₹5,200` with designs without a price; empty if none has one. */
export function estimateText(estimate: Estimate | undefined): string {
  if (estimate === undefined) return '';
  return `${estimate.isComplete ? 'about' : 'at least'} ${formatRupees(estimate.paise)}`;
}

/** The quoted total, or the estimate of a request; 0 if it is unknown. */
export const worthOf = (order: Order, estimates: Estimates): number =>
  order.quote?.totalPaise ?? estimates(order)?.paise ?? 0;

/** What a request without a quote is worth; nothing if it is unknown, or the order is not one. */
export function OrderEstimate({ order }: { order: Order }) {
  const estimates = useEstimates([order]);
  return isUnquoted(order) && estimateText(estimates(order));
}
