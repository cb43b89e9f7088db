/** Checks published documents for SEO issues, a batch at a time. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { WRITTEN_PAGES } from '#admin/shell/editing/page-form.ts';
import {
  categoryGaps,
  pageGaps,
  postGaps,
  productGaps,
  type Gap,
} from '#admin/features/seo/model/seo-gaps.ts';
import { blogKind } from '#schema/blog.ts';
import { ROUTE_TITLES } from '#core/titles.ts';
import { pageKind } from '#schema/page.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import {
  countAsStaff,
  listAsStaff,
  type ListRequest,
  type ListCursor,
} from '#admin/shell/actions/list-as-staff.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';

interface IncompleteDocument {
  id: string;
  name: string;
  gaps: Gap[];
}

export interface CheckedPage {
  /** Number of documents checked. */
  checked: number;
  incomplete: IncompleteDocument[];
  after: ListCursor | undefined;
}

/** Documents per batch. */
export const CHECKED_PER_PAGE = 200;

const LIVE = { deletedAt: null, status: 'published' } as const;

const queryBy = (sort: ListRequest['sort']): ListRequest => ({ equal: LIVE, sort });

const withGaps = (all: readonly IncompleteDocument[]): IncompleteDocument[] =>
  all.filter(({ gaps }) => gaps.length > 0);

/** @throws ReadError */
export async function checkProducts(
  after?: ListCursor,
  database = staffDatabase,
): Promise<CheckedPage> {
  const { products } = STAFF_LISTS;
  const page = await listAsStaff(
    productKind,
    products,
    queryBy(products.sorts[0]),
    {
      after,
      size: CHECKED_PER_PAGE,
    },
    database,
  );
  const rows = page.rows.flatMap((row) =>
    row.fits
      ? [
          {
            id: row.id,
            name: `${row.value.title} · ${row.value.sku}`,
            gaps: productGaps(row.value),
          },
        ]
      : [],
  );
  return { checked: page.rows.length, incomplete: withGaps(rows), after: page.after };
}

/** @throws ReadError */
export async function checkPosts(
  after?: ListCursor,
  database = staffDatabase,
): Promise<CheckedPage> {
  const { posts } = STAFF_LISTS;
  const page = await listAsStaff(
    blogKind,
    posts,
    queryBy(posts.sorts[0]),
    {
      after,
      size: CHECKED_PER_PAGE,
    },
    database,
  );
  const rows = page.rows.flatMap((row) =>
    row.fits ? [{ id: row.id, name: row.value.title, gaps: postGaps(row.value) }] : [],
  );
  return { checked: page.rows.length, incomplete: withGaps(rows), after: page.after };
}

/**
 * In one batch, because there are few.
 * @throws ReadError
 */
export async function checkCategories(database = staffDatabase): Promise<CheckedPage> {
  const { all } = await listCategories(database);
  const live = all.filter(({ category }) => category.deletedAt === null);
  const rows = live.map(({ id, category }) => ({
    id,
    name: category.name,
    gaps: categoryGaps(category),
  }));
  return { checked: live.length, incomplete: withGaps(rows), after: undefined };
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
    if (page?.fits === false) return [];
    const written = page?.value.deletedAt === null ? page.value : undefined;
    const name = written?.title ?? ROUTE_TITLES[`/${slug}`];
    return [{ id: slug, name, gaps: pageGaps(written) }];
  });
  return { checked: all.length, incomplete: withGaps(rows), after: undefined };
}

/**
 * Number of documents to check.
 * @throws ReadError
 */
export const countPublished = (
  of: 'products' | 'posts',
  database = staffDatabase,
): Promise<number> => countAsStaff(STAFF_LISTS[of], queryBy(STAFF_LISTS[of].sorts[0]), database);
