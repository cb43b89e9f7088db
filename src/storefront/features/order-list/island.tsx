/** The order list in its page. */
import type { ReactNode } from 'react';
import { PageIsland } from '#storefront/shared/parts/page-island.tsx';

const load = async (): Promise<ReactNode> => {
  const { OrderPage } = await import('./order-page.tsx');
  return <OrderPage />;
};

export const OrderList = ({ children }: { children?: ReactNode }) => (
  <PageIsland load={load}>{children}</PageIsland>
);
