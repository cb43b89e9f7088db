/** Checks published documents for SEO issues, a batch at a time. */
import {
  categoryGaps,
  pageGaps,
  postGaps,
  productGaps,
  type Gap,
} from '#admin/features/seo/model/seo-gaps.ts';
import { countAsStaff, listAsStaff, type ListCursor } from '#admin/shell/actions/list-as-staff.ts';
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

interface CheckedPage {
  documents: CheckedDocument[];
  /** Number of documents checked in this batch, and to check in total. */
  checked: number;
  total: number;
  after?: ListCursor | undefined;
}

/** Documents per batch. */
export const CHECKED_PER_PAGE = 200;

/** Checks the most recently updated ones first. */
const checkList =
  <S extends z.ZodType>(
    list: 'products' | 'posts',
    kind: DocumentKind<S>,
    check: (value: z.output<S>) => Omit<CheckedDocument, 'id'>,
  ) =>
  async (after?: ListCursor): Promise<CheckedPage> => {
    const from = STAFF_LISTS[list];
    const query = { equal: { deletedAt: null, status: 'published' }, sort: from.sorts[0] };
    const [{ rows, after: next }, total] = await Promise.all([
      listAsStaff(kind, from, query, { after, size: CHECKED_PER_PAGE }),
      countAsStaff(from, query),
    ]);
    const documents = rows.flatMap((row) =>
      row.fits ? [{ id: row.id, ...check(row.value) }] : [],
    );
    return { documents, checked: rows.length, total, after: next };
  };

/** In one batch, because there are few. */
async function checkCategories(): Promise<CheckedPage> {
  const { all } = await listCategories();
  const documents = all
    .filter(({ category }) => category.deletedAt === null)
    .map(({ id, category }) => ({ id, name: category.name, gaps: categoryGaps(category) }));
  return { documents, checked: documents.length, total: documents.length };
}

/** In one batch, because there are few. Unreadable pages are reported by the list of pages. */
async function checkPages(): Promise<CheckedPage> {
  const all = await Promise.all(
    WRITTEN_PAGES.map(async (slug) => ({ slug, page: await readAsStaff(pageKind, slug) })),
  );
  const documents = all.flatMap(({ slug, page }) => {
    if (page?.fits === false) return [];
    const written = page?.value.deletedAt === null ? page.value : undefined;
    const name = written?.title ?? ROUTE_TITLES[`/${slug}`];
    return [{ id: slug, name, gaps: pageGaps(written) }];
  });
  return { documents, checked: all.length, total: all.length };
}

/** What is checked, and the path above its editors; a check throws ReadError. */
export const CHECKS = {
  products: {
    things: 'published products',
    path: '/products',
    check: checkList('products', productKind, (product) => ({
      name: `${product.title} · ${product.sku}`,
      gaps: productGaps(product),
    })),
  },
  posts: {
    things: 'published posts',
    path: '/blogs',
    check: checkList('posts', blogKind, (post) => ({ name: post.title, gaps: postGaps(post) })),
  },
  categories: { things: 'categories', path: '/categories', check: checkCategories },
  pages: { things: 'content pages', path: '/settings/pages', check: checkPages },
} as const;
