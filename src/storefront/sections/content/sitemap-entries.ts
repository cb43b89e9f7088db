/** Every page that search engines may show. */
import type { CategoryNode, ListingScope } from '#core/catalogue.ts';
import {
  blogPath,
  blogsPath,
  CATEGORIES_PATH,
  categoryPath,
  HOME_PATH,
  productPath,
  productsPath,
  subcategoryPath,
} from '#core/paths.ts';
import {
  productSitemaps,
  SITEMAP_PRODUCTS,
  type SitemapEntry,
} from '#storefront/shared/model/sitemap.ts';
import { catalogue } from '#site/snapshot/catalogue.ts';

type Catalogue = ReturnType<typeof catalogue>;

const ALL: ListingScope = { kind: 'all' };

/** Text pages from `pages/{slug}`; only existing ones are listed. */
const INFORMATION = [
  'about',
  'faqs',
  'size-guide',
  'careers',
  'privacy-policy',
  'shipping',
  'returns',
  'terms-conditions',
];

const pagesOf = (pages: number, pathOf: (page: number) => string): SitemapEntry[] =>
  Array.from({ length: pages }, (_, index) => ({ path: pathOf(index + 1) }));

const isNotEmpty = ({ count }: CategoryNode): boolean => count > 0;

const ofCategory = (shop: Catalogue, { id, slug, children }: CategoryNode): SitemapEntry[] => [
  ...pagesOf(shop.pagesOf({ kind: 'category', categoryId: id }), (page) =>
    categoryPath(slug, page),
  ),
  ...children
    .filter(isNotEmpty)
    .flatMap((child) =>
      pagesOf(shop.pagesOf({ kind: 'subcategory', categoryId: child.id }), (page) =>
        subcategoryPath(child.id, page),
      ),
    ),
];

/** Every page except product pages, in a stable order; pages of one document have its last change. */
export function pageEntries(): SitemapEntry[] {
  const shop = catalogue();
  return [
    { path: HOME_PATH },
    ...pagesOf(shop.pagesOf(ALL), productsPath),
    { path: CATEGORIES_PATH },
    ...shop
      .categories()
      .filter(isNotEmpty)
      .flatMap((node) => ofCategory(shop, node)),
    ...pagesOf(shop.postListing(1).pages, blogsPath),
    ...shop.posts().map(({ slug, updatedAt }) => ({ path: blogPath(slug), changedAt: updatedAt })),
    { path: '/contact' },
    ...INFORMATION.flatMap((slug) => {
      const page = shop.page(slug);
      return page === undefined ? [] : [{ path: `/${slug}`, changedAt: page.updatedAt }];
    }),
  ];
}

/** The products of one file, from 1. */
export const productEntries = (file: number): SitemapEntry[] =>
  catalogue()
    .saved((file - 1) * SITEMAP_PRODUCTS, SITEMAP_PRODUCTS)
    .map(({ sku, slug, savedAt }) => ({ path: productPath(sku, slug), changedAt: savedAt }));

/** The names of the sitemap files beside the index; empty while one file is enough. */
export function sitemapNames(): string[] {
  const files = productSitemaps(catalogue().sizeOf(ALL));
  return files === 0
    ? []
    : ['pages', ...Array.from({ length: files }, (_, index) => `products-${index + 1}`)];
}
