/** The addresses that lead to others, from the documents: all of categories, of posts and products a page at a time. */
import {
  categoryRedirects,
  postRedirects,
  productRedirects,
  type Redirect,
} from '#admin/features/seo/model/redirects-of.ts';
import { behindPrefix } from '#core/search/prefix.ts';
import { askDocuments } from '#firebase/browser/asked.ts';
import { blogKind } from '#schema/blog.ts';
import { decodeDocument, idIn, type DocumentKind } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { QUERIES } from '#schema/queries.ts';
import { STAFF_LISTS, type StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import { listAsStaff, type ListPlace } from '#admin/shell/actions/list-as-staff.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/** Documents of a page. */
const SIZE = 100;

/** @returns of every category that is not deleted @throws ReadError */
export async function listCategoryRedirects(): Promise<Redirect[]> {
  const { all } = await listCategories();
  return all
    .filter(({ category }) => category.deletedAt === null)
    .flatMap((one) => categoryRedirects(one));
}

export interface RedirectPage {
  redirects: Redirect[];
  after: ListPlace | undefined;
}

/** Those that have a former address; with `begins`, whose first one begins so. */
const askedFor = (begins: string) => ({
  equal: { deletedAt: null },
  sort: STAFF_LISTS.renamedPosts.sorts[0],
  between: begins === '' ? { from: [''] } : { from: [begins], before: [behindPrefix(begins)] },
});

type Renamed<T> = { id: string; value: T };

/** Those that had exactly this address, whichever of theirs it was. */
async function formerlyAt<S extends z.ZodType<{ deletedAt: number | null }>>(
  kind: DocumentKind<S>,
  slug: string,
): Promise<Renamed<z.output<S>>[]> {
  const found = await readOrThrow(() => askDocuments(QUERIES.formerlyAt, [slug], kind.collection));
  return found.flatMap(({ path, fields }) => {
    const decoded = decodeDocument(kind, path, fields);
    return decoded.ok && decoded.value.deletedAt === null
      ? [{ id: idIn(path), value: decoded.value }]
      : [];
  });
}

async function listRenamed<S extends z.ZodType<{ deletedAt: number | null }>>(
  kind: DocumentKind<S>,
  list: StaffList,
  { begins, after }: { begins: string; after: ListPlace | undefined },
): Promise<{ renamed: Renamed<z.output<S>>[]; after: ListPlace | undefined }> {
  const [page, exact] = await Promise.all([
    listAsStaff(kind, list, askedFor(begins), { after, size: SIZE }),
    begins === '' || after ? [] : formerlyAt(kind, begins),
  ]);
  const rows = page.rows.filter((row) => row.fits);
  const known = new Set(rows.map(({ id }) => id));
  return {
    renamed: [...exact.filter(({ id }) => !known.has(id)), ...rows],
    after: page.after,
  };
}

/** @throws ReadError */
export async function listPostRedirects(begins: string, from?: ListPlace): Promise<RedirectPage> {
  const list = STAFF_LISTS.renamedPosts;
  const { renamed, after } = await listRenamed(blogKind, list, { begins, after: from });
  return { redirects: renamed.flatMap(({ id, value }) => postRedirects(id, value)), after };
}

/** @throws ReadError */
export async function listProductRedirects(
  begins: string,
  from?: ListPlace,
): Promise<RedirectPage> {
  const list = STAFF_LISTS.renamedProducts;
  const { renamed, after } = await listRenamed(productKind, list, { begins, after: from });
  return { redirects: renamed.flatMap(({ id, value }) => productRedirects(id, value)), after };
}
