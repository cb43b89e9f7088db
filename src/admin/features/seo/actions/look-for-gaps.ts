/** Looks over what is on the site for what its pages lack, so many documents at a time. */
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
  type ListAsked,
  type ListPlace,
} from '#admin/shell/actions/list-as-staff.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';

export interface Lacking {
  id: string;
  name: string;
  gaps: Gap[];
}

export interface LookedOver {
  /** How many documents were looked at. */
  looked: number;
  lacking: Lacking[];
  after: ListPlace | undefined;
}

/** Documents that are looked at in one go. */
export const LOOKED_AT_ONCE = 200;

const LIVE = { deletedAt: null, status: 'published' } as const;

const asked = (sort: ListAsked['sort']): ListAsked => ({ equal: LIVE, sort });

const lackingOf = (all: readonly Lacking[]): Lacking[] => all.filter(({ gaps }) => gaps.length > 0);

/** @throws ReadError */
export async function lookOverProducts(after?: ListPlace): Promise<LookedOver> {
  const { products } = STAFF_LISTS;
  const page = await listAsStaff(productKind, products, asked(products.sorts[0]), {
    after,
    size: LOOKED_AT_ONCE,
  });
  const found = page.rows.flatMap((row) =>
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
  return { looked: page.rows.length, lacking: lackingOf(found), after: page.after };
}

/** @throws ReadError */
export async function lookOverPosts(after?: ListPlace): Promise<LookedOver> {
  const { posts } = STAFF_LISTS;
  const page = await listAsStaff(blogKind, posts, asked(posts.sorts[0]), {
    after,
    size: LOOKED_AT_ONCE,
  });
  const found = page.rows.flatMap((row) =>
    row.fits ? [{ id: row.id, name: row.value.title, gaps: postGaps(row.value) }] : [],
  );
  return { looked: page.rows.length, lacking: lackingOf(found), after: page.after };
}

/** All at once: they are few. @throws ReadError */
export async function lookOverCategories(): Promise<LookedOver> {
  const { all } = await listCategories();
  const live = all.filter(({ category }) => category.deletedAt === null);
  const found = live.map(({ id, category }) => ({
    id,
    name: category.name,
    gaps: categoryGaps(category),
  }));
  return { looked: live.length, lacking: lackingOf(found), after: undefined };
}

/** All at once: they are few. What cannot be read is for the list of pages to say. @throws ReadError */
export async function lookOverPages(): Promise<LookedOver> {
  const all = await Promise.all(
    WRITTEN_PAGES.map(async (slug) => ({ slug, found: await readAsStaff(pageKind, slug) })),
  );
  const found = all.flatMap(({ slug, found: page }) => {
    if (page?.fits === false) return [];
    const written = page?.value.deletedAt === null ? page.value : undefined;
    const name = written?.title ?? ROUTE_TITLES[`/${slug}`];
    return [{ id: slug, name, gaps: pageGaps(written) }];
  });
  return { looked: all.length, lacking: lackingOf(found), after: undefined };
}

/** How many there are to be looked at. @throws ReadError */
export const countPublished = (of: 'products' | 'posts'): Promise<number> =>
  countAsStaff(STAFF_LISTS[of], asked(STAFF_LISTS[of].sorts[0]));
