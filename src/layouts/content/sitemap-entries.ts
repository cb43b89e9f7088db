/** Every page that search engines may show. */
import type { CategoryNode } from '#domain/catalogue.ts';
import {
  blogPath,
  blogsPath,
  CATEGORIES_PATH,
  categoryPath,
  HOME_PATH,
  productPath,
  productsPath,
  subcategoryPath,
} from '#domain/paths.ts';
import type { SitemapEntry } from '#domain/sitemap.ts';
import { catalogue } from '#snapshot/catalogue.ts';

type Catalogue = ReturnType<typeof catalogue>;

/** Pages whose text staff write in `pages/{slug}`; only what is written is listed. */
const INFORMATION = [
  'about',
  'faqs',
  'careers',
  'privacy-policy',
  'shipping',
  'returns',
  'terms-conditions',
];

const pagesOf = (pages: number, pathOf: (page: number) => string): SitemapEntry[] =>
  Array.from({ length: pages }, (_, index) => ({ path: pathOf(index + 1) }));

const holdsAny = ({ count }: CategoryNode): boolean => count > 0;

const ofCategory = (shop: Catalogue, { id, slug, children }: CategoryNode): SitemapEntry[] => [
  ...pagesOf(shop.pagesOf({ kind: 'category', categoryId: id }), (page) =>
    categoryPath(slug, page),
  ),
  ...children
    .filter(holdsAny)
    .flatMap((child) =>
      pagesOf(shop.pagesOf({ kind: 'subcategory', categoryId: child.id }), (page) =>
        subcategoryPath(child.id, page),
      ),
    ),
];

/** The entries in a stable order; those made from one document say when it last changed. */
export function sitemapEntries(): SitemapEntry[] {
  const shop = catalogue();
  const saved = shop.lastSaved();
  return [
    { path: HOME_PATH },
    ...pagesOf(shop.pagesOf({ kind: 'all' }), productsPath),
    { path: CATEGORIES_PATH },
    ...shop
      .categories()
      .filter(holdsAny)
      .flatMap((node) => ofCategory(shop, node)),
    ...shop.products().map(({ sku, slug }) => ({
      path: productPath(sku, slug),
      changedAt: saved.get(sku),
    })),
    ...pagesOf(shop.postListing(1).pages, blogsPath),
    ...shop.posts().map(({ slug, updatedAt }) => ({ path: blogPath(slug), changedAt: updatedAt })),
    { path: '/contact' },
    ...INFORMATION.flatMap((slug) => {
      const page = shop.page(slug);
      return page === undefined ? [] : [{ path: `/${slug}`, changedAt: page.updatedAt }];
    }),
  ];
}
