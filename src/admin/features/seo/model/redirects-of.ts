/** Redirects stored in documents that were renamed, moved or merged. */
import type { Blog } from '#schema/blog.ts';
import type { ProductDocument } from '#schema/product.ts';
import { categoryPathOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { blogPath, categoryPath, productPath, subcategoryPath } from '#core/paths.ts';

export interface Redirect {
  from: string;
  to: string;
  /** Name of the target, and where staff edit it. */
  name: string;
  edit: string;
}

const leads = (froms: readonly string[], { to, ...named }: Omit<Redirect, 'from'>): Redirect[] =>
  froms.filter((from) => from !== to).map((from) => ({ from, to, ...named }));

export const categoryRedirects = (one: StaffCategory): Redirect[] =>
  leads(
    [
      ...one.category.oldSlugs.map((slug) => categoryPath(slug)),
      ...(one.category.oldIds ?? []).map((id) => subcategoryPath(id)),
    ],
    { to: categoryPathOf(one), name: one.category.name, edit: `/categories/${one.id}` },
  );

export const postRedirects = (id: string, { slug, oldSlugs, title }: Blog): Redirect[] =>
  leads(oldSlugs.map(blogPath), { to: blogPath(slug), name: title, edit: `/blogs/${id}` });

export const productRedirects = (
  id: string,
  { sku, slug, oldSlugs, title }: ProductDocument,
): Redirect[] =>
  leads(
    oldSlugs.map((old) => productPath(sku, old)),
    { to: productPath(sku, slug), name: title, edit: `/products/${id}` },
  );

/** The search text as a slug: the last part of a URL, or words. */
export const searchTextOf = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '');

/** Whether a redirect matches the search text. */
export const isAbout = ({ from, to, name }: Redirect, searchText: string): boolean =>
  [from, to, name].some((each) => each.toLowerCase().includes(searchText));
