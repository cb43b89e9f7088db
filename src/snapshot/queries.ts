/** Everything a page may ask of the snapshot. */
import type { CategoryNode } from '#domain/catalogue.ts';
import { categoryKind } from '#schema/category.ts';
import { pageKind, type Page } from '#schema/page.ts';
import { seoKind, type Seo } from '#schema/seo.ts';
import {
  homeSettingsKind,
  siteSettingsKind,
  type HomeSettings,
  type SiteSettings,
} from '#schema/settings.ts';
import { blogQueries } from './blog-queries.ts';
import { categoryTree } from './category-tree.ts';
import { readAll, readDocument } from './documents.ts';
import { readProductLists } from './product-lists.ts';
import { productQueries } from './product-queries.ts';
import type { Store } from './store.ts';

export type Catalogue = ReturnType<typeof createCatalogue>;

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/** A setting that pages cannot do without, or an error that says how to get it. */
function required<T>(document: T | undefined, path: string): T {
  if (document !== undefined) return document;
  throw new Error(
    `The snapshot has no ${path}. Save it in the back office, or seed the demo shop with "npm run seed".`,
  );
}

/**
 * The queries over one state of the snapshot. Make a new one after a sync.
 * @param now what is scheduled for later than this (ms) is not live
 */
export function createCatalogue(store: Store, { now }: { now: number }) {
  const lists = readProductLists(store, now);
  const tree = categoryTree(readAll(store, categoryKind), lists);
  const categories = new Map(flat(tree).map((node) => [node.id, node]));
  const pages = readAll(store, pageKind);
  const seo = readAll(store, seoKind);
  const site = readDocument(store, siteSettingsKind, 'site');
  const home = readDocument(store, homeSettingsKind, 'home');

  return {
    ...productQueries(store, lists, now),
    ...blogQueries(store, now),

    /** Top categories with their children, in display order. */
    categories: (): readonly CategoryNode[] => tree,
    /** A category or subcategory by its id. */
    category: (id: string): CategoryNode | undefined => categories.get(id),
    /** A top category by its present slug. */
    categoryBySlug: (slug: string): CategoryNode | undefined =>
      tree.find((node) => node.slug === slug),

    /** A policy or information page. */
    page: (slug: string): Page | undefined => pages.get(slug),
    /** What `seo/{id}` says, where the id is `global` or a route's path with `~` for `/`. */
    seo: (id: string): Seo | undefined => seo.get(id),

    /** @throws when `settings/site` is missing */
    site: (): SiteSettings => required(site, 'settings/site'),
    /** @throws when `settings/home` is missing */
    home: (): HomeSettings => required(home, 'settings/home'),
  };
}
