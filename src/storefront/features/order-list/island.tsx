/** The order list in its page. */
import type { ReactNode } from 'react';
import { PageIsland } from '#storefront/shared/parts/page-island.tsx';
import styles from './order-list.css?url';

const load = async (): Promise<ReactNode> => {
  const { OrderPage } = await import('./order-page.tsx');
  return <OrderPage />;
};

export const OrderList = ({ children }: { children?: ReactNode }) => (
  <PageIsland load={load} stylesheet={styles}>
    {children}
  </PageIsland>
);
