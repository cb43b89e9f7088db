/** Reads redirects from the documents that were renamed, moved or merged. */
import {
  categoryRedirects,
  isAbout,
  postRedirects,
  productRedirects,
  type Redirect,
} from '#admin/features/seo/model/redirects-of.ts';
import { listAsStaff, type ListCursor } from '#admin/shell/actions/list-as-staff.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { blogKind } from '#schema/blog.ts';
import { decodeDocument, idIn, type DocumentKind } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { QUERIES } from '#schema/queries.ts';
import { STAFF_LISTS, type StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';

/** Documents of each kind per page. */
const SIZE = 100;

/** Where the next page begins, for each kind that has more. */
interface Cursors {
  posts?: ListCursor | undefined;
  products?: ListCursor | undefined;
}

interface RedirectPage {
  redirects: Redirect[];
  after: Cursors | undefined;
}

const RENAMED = {
  equal: { deletedAt: null },
  sort: STAFF_LISTS.renamedPosts.sorts[0],
  between: { from: [''] },
};

async function pageOf<S extends z.ZodType>(
  [kind, list]: readonly [DocumentKind<S>, StaffList],
  redirectsOf: (id: string, value: z.output<S>) => Redirect[],
  after: ListCursor | undefined,
  database: StaffDatabase,
) {
  const page = await listAsStaff(kind, list, RENAMED, { after, size: SIZE }, database);
  const redirects = page.rows.flatMap((row) => (row.success ? redirectsOf(row.id, row.value) : []));
  return { redirects, after: page.after };
}

/** Redirects of the documents that had exactly this slug. */
async function formerlyAt<S extends z.ZodType<{ deletedAt: number | null }>>(
  kind: DocumentKind<S>,
  redirectsOf: (id: string, value: z.output<S>) => Redirect[],
  slug: string,
  database: StaffDatabase,
): Promise<Redirect[]> {
  const documents = await readOrThrow(() =>
    database.runQuery(QUERIES.formerlyAt, [slug], kind.collection),
  );
  return documents.flatMap(({ path, fields }) => {
    const decoded = decodeDocument(kind, path, fields);
    return decoded.success && decoded.value.deletedAt === null
      ? redirectsOf(idIn(path), decoded.value)
      : [];
  });
}

async function ofCategories(database: StaffDatabase): Promise<Redirect[]> {
  const { all } = await listCategories(database);
  return all.filter(({ category }) => category.deletedAt === null).flatMap(categoryRedirects);
}

const NO_MORE = { redirects: [], after: undefined };

/**
 * All redirects, by page; those of categories are on the first one.
 * @throws ReadError
 */
export async function listRedirects(
  after: Cursors | undefined,
  database = staffDatabase,
): Promise<RedirectPage> {
  const [categories, posts, products] = await Promise.all([
    after === undefined ? ofCategories(database) : [],
    after === undefined || after.posts
      ? pageOf([blogKind, STAFF_LISTS.renamedPosts], postRedirects, after?.posts, database)
      : NO_MORE,
    after === undefined || after.products
      ? pageOf(
          [productKind, STAFF_LISTS.renamedProducts],
          productRedirects,
          after?.products,
          database,
        )
      : NO_MORE,
  ]);
  const isMore = posts.after !== undefined || products.after !== undefined;
  return {
    redirects: [...categories, ...posts.redirects, ...products.redirects],
    after: isMore ? { posts: posts.after, products: products.after } : undefined,
  };
}

/**
 * Redirects from an old slug; those of categories also by other parts of their URLs and names.
 * @throws ReadError
 */
export async function findRedirects(slug: string, database = staffDatabase): Promise<RedirectPage> {
  const [categories, posts, products] = await Promise.all([
    ofCategories(database),
    formerlyAt(blogKind, postRedirects, slug, database),
    formerlyAt(productKind, productRedirects, slug, database),
  ]);
  const matching = categories.filter((each) => isAbout(each, slug));
  return { redirects: [...matching, ...posts, ...products], after: undefined };
}
