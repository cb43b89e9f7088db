/** Where in the back office a document is edited that pages are made of. */

const SCREENS: Readonly<Record<string, string>> = {
  prod: '/products',
  categories: '/categories',
  blogs: '/blogs',
  pages: '/settings/pages',
  settings: '/settings',
  seo: '/seo',
};

/** Below `/admin`; undefined where no screen is for it. */
export function staffAddress(path: string): string | undefined {
  const [collection = '', id = ''] = path.split('/', 2);
  const screen = SCREENS[collection];
  if (screen === undefined) return undefined;
  return `${screen}/${encodeURIComponent(id)}`;
}
