/** A print page of an order. */
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { waitingFor } from '#admin/shell/list/list-states.tsx';
import { ScreenMissing, ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { sellerQuery } from '#admin/shell/sales/seller.ts';
import type { Order } from '#schema/order.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { loadPieces, skusOf, type Pieces } from '#admin/shell/actions/load-pieces.ts';
import { crumbsOf, useOrder } from './use-order.ts';

/** The data of a print page. */
interface PaperData {
  id: string;
  order: Order;
  seller: SiteSettings;
  /** Products of requested and quoted lines. */
  products: Pieces;
}

const NO_SELLER = new Error(
  'The shop settings are incomplete. Complete them under Settings, then print.',
);

interface ScreenProps {
  id: string;
  /** Such as `Packing slip`. */
  name: string;
  children: (data: PaperData) => ReactNode;
}

/** Loads the data of a print page. */
export function PaperScreen({ id, name, children }: ScreenProps) {
  const order = useOrder(id);
  const seller = useQuery(sellerQuery);
  const loaded = order.data?.success === true ? order.data.value : undefined;
  const products = useQuery({
    queryKey: ['products of a paper', id, loaded?.rev],
    queryFn: loaded ? () => loadPieces(skusOf(loaded)) : skipToken,
  });
  if (loaded && seller.data && products.data)
    return children({ id, order: loaded, seller: seller.data, products: products.data });
  if (order.data !== undefined && !loaded) return <ScreenMissing />;
  const waiting = waitingFor([order, seller, products]);
  const query = seller.data === null ? { ...seller, data: undefined, error: NO_SELLER } : waiting;
  return <ScreenWaiting title={name} crumbs={crumbsOf(id)} query={query} />;
}
