/** The data of a print page: the order, the seller, the products of the lines. */
import { skipToken, useQuery } from '@tanstack/react-query';
import { loadOrdered } from './actions/find-piece.ts';
import type { Order } from '#schema/order.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { sellerQuery } from './seller.ts';
import { useOrder } from './use-order.ts';

export type PaperState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; message: string; again: () => void }
  | {
      state: 'ready';
      order: Order;
      seller: SiteSettings;
      /** Products of requested and quoted lines, by SKU; missing products are absent. */
      products: ReadonlyMap<string, ProductDocument>;
    };

const NO_SELLER = 'The shop settings are incomplete. Complete them under Settings, then print.';

export function usePaper(id: string): PaperState {
  const order = useOrder(id);
  const seller = useQuery(sellerQuery);
  const found = order.data?.fits === true ? order.data.value : undefined;
  const products = useQuery({
    queryKey: ['products of a paper', id, found?.rev],
    queryFn: found ? () => loadOrdered(found) : skipToken,
  });
  const failed = [order, seller, products].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return {
      state: 'failed',
      message: failed.error?.message ?? '',
      again: () => void failed.refetch(),
    };
  }
  if (order.data === null || order.data?.fits === false) return { state: 'missing' };
  if (seller.data === null) {
    return { state: 'failed', message: NO_SELLER, again: () => void seller.refetch() };
  }
  if (found === undefined || seller.data === undefined || products.data === undefined) {
    return { state: 'loading' };
  }
  const bySku = [...products.data].map(([sku, { product }]) => [sku, product] as const);
  return { state: 'ready', order: found, seller: seller.data, products: new Map(bySku) };
}
