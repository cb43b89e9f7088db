/** The account in its page. */
import type { ReactNode } from 'react';
import { PageIsland } from '#storefront/shared/parts/page-island.tsx';

const load = async (): Promise<ReactNode> => {
  const { AccountPage } = await import('./account-page.tsx');
  return <AccountPage />;
};

export const Account = ({ children }: { children?: ReactNode }) => (
  <PageIsland load={load}>{children}</PageIsland>
);
