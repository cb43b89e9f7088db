/** Reads redirects from documents: all of categories, those of posts and products by page. */
import {
  categoryRedirects,
  postRedirects,
  productRedirects,
  type Redirect,
} from '#admin/features/seo/model/redirects-of.ts';
import { behindPrefix } from '#core/search/prefix.ts';
import { blogKind } from '#schema/blog.ts';
import { decodeDocument, idIn, type DocumentKind } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { QUERIES } from '#schema/queries.ts';
import { STAFF_LISTS, type StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import { listAsStaff, type ListCursor } from '#admin/shell/actions/list-as-staff.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';

/** Documents per page. */
const SIZE = 100;

/**
 * @returns redirects of all categories that are not deleted
 * @throws ReadError
 */
export async function listCategoryRedirects(database = staffDatabase): Promise<Redirect[]> {
  const { all } = await listCategories(database);
  return all
    .filter(({ category }) => category.deletedAt === null)
    .flatMap((one) => categoryRedirects(one));
}

export interface RedirectPage {
  redirects: Redirect[];
  after: ListCursor | undefined;
}

/** Documents with old slugs; with `begins`, those whose first old slug starts with it. */
const queryFor = (begins: string) => ({
  equal: { deletedAt: null },
  sort: STAFF_LISTS.renamedPosts.sorts[0],
  between: begins === '' ? { from: [''] } : { from: [begins], before: [behindPrefix(begins)] },
});

type Renamed<T> = { id: string; value: T };

/** Documents that had exactly this slug, at any position of the list. */
async function formerlyAt<S extends z.ZodType<{ deletedAt: number | null }>>(
  kind: DocumentKind<S>,
  slug: string,
  database: StaffDatabase,
): Promise<Renamed<z.output<S>>[]> {
  const documents = await readOrThrow(() =>
    database.runQuery(QUERIES.formerlyAt, [slug], kind.collection),
  );
  return documents.flatMap(({ path, fields }) => {
    const decoded = decodeDocument(kind, path, fields);
    return decoded.ok && decoded.value.deletedAt === null
      ? [{ id: idIn(path), value: decoded.value }]
      : [];
  });
}

async function listRenamed<S extends z.ZodType<{ deletedAt: number | null }>>(
  kind: DocumentKind<S>,
  list: StaffList,
  { begins, after }: { begins: string; after: ListCursor | undefined },
  database: StaffDatabase,
): Promise<{ renamed: Renamed<z.output<S>>[]; after: ListCursor | undefined }> {
  const [page, exact] = await Promise.all([
    listAsStaff(kind, list, queryFor(begins), { after, size: SIZE }, database),
    begins === '' || after ? [] : formerlyAt(kind, begins, database),
  ]);
  const rows = page.rows.filter((row) => row.fits);
  const listed = new Set(rows.map(({ id }) => id));
  return {
    renamed: [...exact.filter(({ id }) => !listed.has(id)), ...rows],
    after: page.after,
  };
}

/** @throws ReadError */
export async function listPostRedirects(
  begins: string,
  from?: ListCursor,
  database = staffDatabase,
): Promise<RedirectPage> {
  const list = STAFF_LISTS.renamedPosts;
  const { renamed, after } = await listRenamed(blogKind, list, { begins, after: from }, database);
  return { redirects: renamed.flatMap(({ id, value }) => postRedirects(id, value)), after };
}

/** @throws ReadError */
export async function listProductRedirects(
  begins: string,
  from?: ListCursor,
  database = staffDatabase,
): Promise<RedirectPage> {
  const list = STAFF_LISTS.renamedProducts;
  const { renamed, after } = await listRenamed(
    productKind,
    list,
    { begins, after: from },
    database,
  );
  return { redirects: renamed.flatMap(({ id, value }) => productRedirects(id, value)), after };
}
