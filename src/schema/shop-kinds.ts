/** The kind of each document that pages are built from, by its path. */
import { blogKind } from './blog.ts';
import { categoryKind } from './category.ts';
import type { DocumentKind } from './kind.ts';
import { pageKind } from './page.ts';
import { productKind } from './product.ts';
import { ratesKind } from './rates.ts';
import { seoKind } from './seo.ts';
import { homeSettingsKind, siteSettingsKind } from './settings.ts';
import { stockKind } from './stock.ts';

const KINDS: Readonly<Record<string, DocumentKind>> = {
  prod: productKind,
  stock: stockKind,
  categories: categoryKind,
  blogs: blogKind,
  pages: pageKind,
  seo: seoKind,
  'settings/site': siteSettingsKind,
  'settings/home': homeSettingsKind,
  'settings/rates': ratesKind,
};

/** The kind of the document at `path`, or undefined when pages do not use it. */
export const kindAt = (path: string): DocumentKind | undefined =>
  KINDS[path] ?? KINDS[path.slice(0, path.indexOf('/'))];
