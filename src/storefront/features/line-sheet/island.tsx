/** The line sheet in its page. */
import type { ReactNode } from 'react';
import { PageIsland } from '#storefront/shared/parts/page-island.tsx';
import { loadStylesheet } from '#ui/react/stylesheet.ts';
import stylesheet from './line-sheet.css?url';

const load = async (): Promise<ReactNode> => {
  const [{ LineSheetPage }] = await Promise.all([
    import('./line-sheet-page.tsx'),
    loadStylesheet(stylesheet),
  ]);
  return <LineSheetPage />;
};

export const LineSheet = ({ children }: { children?: ReactNode }) => (
  <PageIsland load={load}>{children}</PageIsland>
);
