/** The data of a print page: the order, the seller, the products of the lines. */
import { skipToken, useQuery } from '@tanstack/react-query';
import { waitingFor, type QueryState } from '#admin/shell/list/list-states.tsx';
import { loadOrdered } from './actions/find-piece.ts';
import type { Order } from '#schema/order.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { sellerQuery } from './seller.ts';
import { useOrder } from './use-order.ts';

export interface PaperData {
  order: Order;
  seller: SiteSettings;
  /** Products of requested and quoted lines, by SKU; missing products are absent. */
  products: ReadonlyMap<string, ProductDocument>;
}

const NO_SELLER = new Error(
  'The shop settings are incomplete. Complete them under Settings, then print.',
);

/** Null if there is no readable order. */
export function usePaper(id: string): QueryState<PaperData | null> {
  const order = useOrder(id);
  const seller = useQuery(sellerQuery);
  const loadedOrder = order.data?.fits === true ? order.data.value : undefined;
  const products = useQuery({
    queryKey: ['products of a paper', id, loadedOrder?.rev],
    queryFn: loadedOrder ? () => loadOrdered(loadedOrder) : skipToken,
  });
  const waiting = waitingFor([order, seller, products]);
  if (order.data !== undefined && loadedOrder === undefined) return { ...waiting, data: null };
  if (seller.data === null && waiting.error === null) {
    return { data: undefined, error: NO_SELLER, refetch: seller.refetch };
  }
  if (loadedOrder === undefined || !seller.data || products.data === undefined) return waiting;
  const bySku = [...products.data].map(([sku, { product }]) => [sku, product] as const);
  return {
    ...waiting,
    data: { order: loadedOrder, seller: seller.data, products: new Map(bySku) },
  };
}
