/** How lists are shown: as cards, or as the table of quick order. The choice is stored in the browser. */
import { LISTING_PAGE_SIZE } from '#core/catalogue.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

/** `ListFrame.astro` reads it before the first paint. */
export const LAYOUT_KEY = 'glambug-list-layout';

export type ListLayout = 'cards' | 'table';

/** Designs on a page. */
export const PAGE_SIZES: Readonly<Record<ListLayout, number>> = {
  cards: LISTING_PAGE_SIZE,
  table: 200,
};

export const storedLayout = (): ListLayout =>
  persistentStore.read(LAYOUT_KEY) === 'table' ? 'table' : 'cards';

export const storeLayout = (layout: ListLayout): void => {
  persistentStore.write(LAYOUT_KEY, layout);
};

/** The page of another layout that shows the first design of this page. */
export const pageIn = (
  layout: ListLayout,
  { page, from }: { page: number; from: ListLayout },
): number => Math.floor(((page - 1) * PAGE_SIZES[from]) / PAGE_SIZES[layout]) + 1;
