/** Redirects from old page URLs, as stored in the documents that were renamed, moved or merged. */
import { listAsStaff, type ListCursor } from '#admin/shell/actions/list-as-staff.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { categoryPathOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { blogPath, categoryPath, productPath, subcategoryPath } from '#core/paths.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { STAFF_LISTS, type StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';

export interface Redirect {
  from: string;
  to: string;
  /** Name of the target, and where staff edit it. */
  name: string;
  edit: string;
}

const PER_PAGE = 300;
const MOST_PAGES = 10;
/** The most renamed documents of each kind that are read. */
export const MOST_RENAMED = PER_PAGE * MOST_PAGES;

const RENAMED = {
  equal: { deletedAt: null },
  sort: STAFF_LISTS.renamedPosts.sorts[0],
  between: { from: [''] },
};

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

async function ofRenamed<S extends z.ZodType>(
  [kind, list]: readonly [DocumentKind<S>, StaffList],
  redirectsOf: (id: string, value: z.output<S>) => Redirect[],
  database: StaffDatabase,
): Promise<Redirect[]> {
  const page = (after?: ListCursor) =>
    listAsStaff(kind, list, RENAMED, { after, size: PER_PAGE }, database);
  const all: Redirect[] = [];
  for await (const { rows } of pagesOf(page, MOST_PAGES))
    all.push(...rows.flatMap((row) => (row.fits ? redirectsOf(row.id, row.value) : [])));
  return all;
}

/** @throws ReadError */
export async function readRedirects(database = staffDatabase): Promise<Redirect[]> {
  const { renamedPosts, renamedProducts } = STAFF_LISTS;
  const [categories, posts, products] = await Promise.all([
    listCategories(database),
    ofRenamed([blogKind, renamedPosts], postRedirects, database),
    ofRenamed([productKind, renamedProducts], productRedirects, database),
  ]);
  const live = categories.all.filter(({ category }) => category.deletedAt === null);
  return [...live.flatMap(categoryRedirects), ...posts, ...products];
}

/**
 * Redirects by a part of a path or name.
 * @param typed a whole URL, too
 */
export function matchingRedirects(all: readonly Redirect[], typed: string): readonly Redirect[] {
  const path = typed.toLowerCase().replace(/^https?:\/\/[^/]*|[?#].*$/g, '');
  const text = path.trim().replace(/\/+$/, '');
  return all.filter((each) =>
    [each.from, each.to, each.name].some((own) => own.toLowerCase().includes(text)),
  );
}
