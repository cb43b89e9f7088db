/** The collections that pages are made of, and the kind of each document in them. */
import { MARKED_COLLECTIONS } from '#domain/editing/change-mark.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { pageKind } from '#schema/page.ts';
import { productKind } from '#schema/product.ts';
import { seoKind } from '#schema/seo.ts';
import { homeSettingsKind, siteSettingsKind } from '#schema/settings.ts';

/** Read into the snapshot, in this order; prices, stock, orders and customers never are. */
export const SNAPSHOT_COLLECTIONS = MARKED_COLLECTIONS;

export type SnapshotCollection = (typeof SNAPSHOT_COLLECTIONS)[number];

const KINDS: Readonly<Record<string, DocumentKind>> = {
  prod: productKind,
  categories: categoryKind,
  blogs: blogKind,
  pages: pageKind,
  seo: seoKind,
  'settings/site': siteSettingsKind,
  'settings/home': homeSettingsKind,
};

/** Every kind that the snapshot holds. */
export const SNAPSHOT_KINDS: readonly DocumentKind[] = Object.values(KINDS);

/** The kind of the document at `path`, or undefined when pages do not use it. */
export const kindAt = (path: string): DocumentKind | undefined =>
  KINDS[path] ?? KINDS[path.slice(0, path.indexOf('/'))];
