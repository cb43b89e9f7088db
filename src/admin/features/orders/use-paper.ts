/** What a paper is made of: the order, the seller, the products of the lines. */
import { useQuery } from '@tanstack/react-query';
import { nameProducts } from '#commands/name-products.ts';
import { readProducts } from '#commands/read-products.ts';
import type { Order } from '#schema/order.ts';
import type { Product } from '#schema/product.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { sellerQuery } from './seller.ts';
import { useOrder } from './use-order.ts';

export type PaperState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; words: string; again: () => void }
  | {
      state: 'ready';
      order: Order;
      seller: SiteSettings;
      /** By SKU; those that are gone are not there. */
      products: ReadonlyMap<string, Product>;
    };

const NO_SELLER = 'The shop’s settings are missing or do not fit. Fill them in, then print.';

/** How many SKUs are asked for at once. */
const AT_ONCE = 30;

/** By SKU: what was asked for, and what staff have put beside it in the quote. */
async function productsOf({ lines, quote }: Order): Promise<ReadonlyMap<string, Product>> {
  const asked = new Set(lines.map(({ sku }) => sku));
  const added = (quote?.lines ?? []).map(({ sku }) => sku).filter((sku) => !asked.has(sku));
  const parts = Array.from({ length: Math.ceil(added.length / AT_ONCE) }, (_, part) =>
    nameProducts(added.slice(part * AT_ONCE, (part + 1) * AT_ONCE)),
  );
  const [rows, named] = await Promise.all([
    readProducts(lines.map(({ productId }) => productId)),
    Promise.all(parts),
  ]);
  const found = [
    ...rows.flatMap((row) => (row.fits ? [row.value] : [])),
    ...named.flatMap((part) => [...part.values()].map(({ product }) => product)),
  ];
  return new Map(found.map((product) => [product.sku, product]));
}

export function usePaper(id: string): PaperState {
  const order = useOrder(id);
  const seller = useQuery(sellerQuery);
  const found = order.data?.fits === true ? order.data.value : undefined;
  const products = useQuery({
    queryKey: ['products of a paper', id, found?.rev],
    queryFn: () => (found === undefined ? new Map<string, Product>() : productsOf(found)),
    enabled: found !== undefined,
  });
  const failed = [order, seller, products].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return {
      state: 'failed',
      words: failed.error?.message ?? '',
      again: () => void failed.refetch(),
    };
  }
  if (order.data === null || order.data?.fits === false) return { state: 'missing' };
  if (seller.data === null) {
    return { state: 'failed', words: NO_SELLER, again: () => void seller.refetch() };
  }
  if (found === undefined || seller.data === undefined || products.data === undefined) {
    return { state: 'loading' };
  }
  return { state: 'ready', order: found, seller: seller.data, products: products.data };
}
