/** Checks published documents for SEO issues, a batch at a time. */
import {
  categoryGaps,
  pageGaps,
  postGaps,
  productGaps,
  type Gap,
} from '#admin/features/seo/model/seo-gaps.ts';
import {
  countAsStaff,
  listAsStaff,
  type ListCursor,
  type ListRequest,
} from '#admin/shell/actions/list-as-staff.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { WRITTEN_PAGES } from '#admin/shell/editing/page-form.ts';
import { ROUTE_TITLES } from '#core/titles.ts';
import { blogKind } from '#schema/blog.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { pageKind } from '#schema/page.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import type * as z from 'zod';

interface CheckedDocument {
  id: string;
  name: string;
  gaps: Gap[];
}

export interface CheckedPage {
  /** Number of documents checked. */
  checked: number;
  /** Those with issues. */
  incomplete: CheckedDocument[];
  after: ListCursor | undefined;
}

/** Documents per batch. */
export const CHECKED_PER_PAGE = 200;

type Listed = 'products' | 'posts';

const queryOf = (list: Listed): ListRequest => ({
  equal: { deletedAt: null, status: 'published' },
  sort: STAFF_LISTS[list].sorts[0],
});

const checkedPage = (
  all: readonly CheckedDocument[],
  checked: number,
  after?: ListCursor,
): CheckedPage => ({ checked, incomplete: all.filter(({ gaps }) => gaps.length > 0), after });

/**
 * @param check name and issues of a document
 * @returns checks a batch; throws ReadError
 */
const checkList =
  <S extends z.ZodType>(
    list: Listed,
    kind: DocumentKind<S>,
    check: (value: z.output<S>) => Omit<CheckedDocument, 'id'>,
  ) =>
  async (after?: ListCursor): Promise<CheckedPage> => {
    const of = { after, size: CHECKED_PER_PAGE };
    const page = await listAsStaff(kind, STAFF_LISTS[list], queryOf(list), of);
    const all = page.rows.flatMap((row) =>
      row.success ? [{ id: row.id, ...check(row.value) }] : [],
    );
    return checkedPage(all, page.rows.length, page.after);
  };

export const checkProducts = checkList('products', productKind, (product) => ({
  name: `${product.title} · ${product.sku}`,
  gaps: productGaps(product),
}));

export const checkPosts = checkList('posts', blogKind, (post) => ({
  name: post.title,
  gaps: postGaps(post),
}));

/**
 * In one batch, because there are few.
 * @throws ReadError
 */
export async function checkCategories(): Promise<CheckedPage> {
  const { all } = await listCategories();
  const live = all.filter(({ category }) => category.deletedAt === null);
  const rows = live.map(({ id, category }) => ({
    id,
    name: category.name,
    gaps: categoryGaps(category),
  }));
  return checkedPage(rows, live.length);
}

/**
 * In one batch, because there are few. Unreadable pages are reported by the list of pages.
 * @throws ReadError
 */
export async function checkPages(): Promise<CheckedPage> {
  const all = await Promise.all(
    WRITTEN_PAGES.map(async (slug) => ({ slug, page: await readAsStaff(pageKind, slug) })),
  );
  const rows = all.flatMap(({ slug, page }) => {
    if (page?.success === false) return [];
    const written = page?.value.deletedAt === null ? page.value : undefined;
    const name = written?.title ?? ROUTE_TITLES[`/${slug}`];
    return [{ id: slug, name, gaps: pageGaps(written) }];
  });
  return checkedPage(rows, all.length);
}

/**
 * Number of documents to check.
 * @throws ReadError
 */
export const countPublished = (list: Listed): Promise<number> =>
  countAsStaff(STAFF_LISTS[list], queryOf(list));
