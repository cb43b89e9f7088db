/** The addresses that lead to others, from the documents: all of categories, of posts and products a page at a time. */
import {
  categoryRedirects,
  postRedirects,
  productRedirects,
  type Redirect,
} from '#domain/redirects-of.ts';
import { blogKind } from '#schema/blog.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type ListPlace } from './list-as-staff.ts';
import { listCategories } from './list-categories.ts';

/** Documents of a page. */
const SIZE = 100;
/** After every character that a slug has. */
const LAST = '\uf8ff';

/** @returns of every category that is not deleted @throws NotRead */
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
  between: begins === '' ? { from: [''] } : { from: [begins], before: [begins + LAST] },
});

/** @throws NotRead */
export async function listPostRedirects(begins: string, after?: ListPlace): Promise<RedirectPage> {
  const page = await listAsStaff(blogKind, STAFF_LISTS.renamedPosts, askedFor(begins), {
    after,
    size: SIZE,
  });
  const redirects = page.rows.flatMap((row) => (row.fits ? postRedirects(row.id, row.value) : []));
  return { redirects, after: page.after };
}

/** @throws NotRead */
export async function listProductRedirects(
  begins: string,
  after?: ListPlace,
): Promise<RedirectPage> {
  const page = await listAsStaff(productKind, STAFF_LISTS.renamedProducts, askedFor(begins), {
    after,
    size: SIZE,
  });
  const redirects = page.rows.flatMap((row) =>
    row.fits ? productRedirects(row.id, row.value) : [],
  );
  return { redirects, after: page.after };
}
