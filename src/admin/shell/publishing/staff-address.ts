/** Names of documents for staff, and their editors. */
import { orderOfSlip } from '#core/order/slip-id.ts';

interface Place {
  /** For display. */
  kind: string;
  /** Below `/admin`. */
  at: string;
  /** False where IDs mean nothing to people. */
  hasName?: false;
  /** The ID in the URL, if it is that of another document. */
  idOf?: (id: string) => string;
}

const SCREENS: Readonly<Record<string, Place>> = {
  prod: { kind: 'Product', at: '/products' },
  stock: { kind: 'Stock', at: '/inventory' },
  categories: { kind: 'Category', at: '/categories' },
  blogs: { kind: 'Blog post', at: '/blogs' },
  pages: { kind: 'Page', at: '/settings/pages' },
  settings: { kind: 'Settings', at: '/settings' },
  seo: { kind: 'SEO', at: '/seo' },
  prices: { kind: 'Price', at: '/products' },
  orders: { kind: 'Order', at: '/orders', hasName: false },
  orderDrafts: { kind: 'Order draft', at: '/orders/drafts', hasName: false },
  packingSlips: { kind: 'Packing slip', at: '/orders', hasName: false, idOf: orderOfSlip },
  invoices: { kind: 'Invoice', at: '/invoices', hasName: false },
  customers: { kind: 'Customer', at: '/customers', hasName: false },
  orderClaims: { kind: 'Account link', at: '/customers', hasName: false },
  mail: { kind: 'Email', at: '/settings/mail', hasName: false },
  staff: { kind: 'User', at: '/users', hasName: false },
};

/** Edited on the first settings screen. */
const SITE_SETTINGS = 'settings/site';

const parts = (path: string): [collection: string, id: string] => {
  const [collection = '', id = ''] = path.split('/', 2);
  return [collection, id];
};

/** Kind of the document for display: `Product`. */
export const kindLabel = (path: string): string => SCREENS[parts(path)[0]]?.kind ?? 'Item';

/** Name of a document of which only the path is known: `Product rg101`, `Order`. */
export const pathLabel = (path: string): string => {
  const [collection, id] = parts(path);
  return SCREENS[collection]?.hasName === false ? kindLabel(path) : `${kindLabel(path)} ${id}`;
};

/** Path below `/admin`; undefined without a screen. */
export function staffAddress(path: string): string | undefined {
  if (path === SITE_SETTINGS) return '/settings';
  const [collection, id] = parts(path);
  const screen = SCREENS[collection];
  return screen && `${screen.at}/${encodeURIComponent(screen.idOf?.(id) ?? id)}`;
}
