/** What staff call a document that pages are made of, and where in the back office it is edited. */

const SCREENS: Readonly<Record<string, { kind: string; at: string }>> = {
  prod: { kind: 'Product', at: '/products' },
  categories: { kind: 'Category', at: '/categories' },
  blogs: { kind: 'Blog post', at: '/blogs' },
  pages: { kind: 'Page', at: '/settings/pages' },
  settings: { kind: 'Settings', at: '/settings' },
  seo: { kind: 'SEO', at: '/seo' },
};

/** They stand on the first of the screens for settings. */
const SITE_SETTINGS = 'settings/site';

const parts = (path: string): [collection: string, id: string] => {
  const [collection = '', id = ''] = path.split('/', 2);
  return [collection, id];
};

/** Of what kind the document is, for people: `Product`. */
export const kindWords = (path: string): string => SCREENS[parts(path)[0]]?.kind ?? 'Item';

/** A document of which only the path is known, for people: `Product rg101`. */
export const pathWords = (path: string): string => `${kindWords(path)} ${parts(path)[1]}`;

/** Below `/admin`; undefined where no screen is for it. */
export function staffAddress(path: string): string | undefined {
  if (path === SITE_SETTINGS) return '/settings';
  const [collection, id] = parts(path);
  const screen = SCREENS[collection];
  return screen && `${screen.at}/${encodeURIComponent(id)}`;
}
