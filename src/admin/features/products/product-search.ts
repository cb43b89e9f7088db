/** What the list of products is searched, filtered and sorted by, as its address says it. */
import * as z from 'zod';
import type { ListAsked } from '#admin/shell/actions/list-as-staff.ts';
import type { Filterable } from '#admin/shell/search/merge-found.ts';
import { priceMode, publicationStatus, stockStatus } from '#schema/product-status.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';

const { sorts } = STAFF_LISTS.products;

export const PRODUCT_SORTS = {
  saved: { name: 'Recently updated', by: sorts[0] },
  newest: { name: 'Newest', by: sorts[1] },
  title: { name: 'Title', by: sorts[2] },
  sku: { name: 'SKU', by: sorts[3] },
} as const;

/** Deleted ones have an order of their own. */
const DELETED_LAST = sorts[4];

// What an address says wrongly counts as not said.
const productSearch = z.object({
  /** What is searched for. */
  q: z.string().trim().min(1).max(200).optional().catch(undefined),
  status: publicationStatus.optional().catch(undefined),
  category: z.string().optional().catch(undefined),
  subCategory: z.string().optional().catch(undefined),
  stock: stockStatus.optional().catch(undefined),
  price: priceMode.optional().catch(undefined),
  sort: z.enum(['saved', 'newest', 'title', 'sku']).optional().catch(undefined),
  deleted: z.literal(true).optional().catch(undefined),
  view: z.literal('grid').optional().catch(undefined),
});

export type ProductSearch = z.output<typeof productSearch>;

export const readProductSearch = (search: Record<string, unknown>): ProductSearch =>
  productSearch.parse(search);

const productParams = z.object({
  /** The product that a new one begins as a copy of. */
  copy: z.string().optional().catch(undefined),
});

export const readProductParams = (search: Record<string, unknown>) => productParams.parse(search);

const given = (equal: Record<string, string | null | undefined>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(equal).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );

const equalities = ({ status, category, subCategory, stock, price }: ProductSearch) =>
  given({ status, category, subCategory, stockStatus: stock, priceMode: price });

/** What the database is asked for it. */
export const askedBy = (search: ProductSearch): ListAsked =>
  search.deleted
    ? { equal: equalities(search), sort: DELETED_LAST, between: { from: new Date(0) } }
    : {
        equal: { [DELETED_FIELD]: null, ...equalities(search) },
        sort: PRODUCT_SORTS[search.sort ?? 'saved'].by,
      };

/** The same set in an order that no change of many things upsets. */
export const askedInBulk = (search: ProductSearch): ListAsked =>
  search.deleted ? askedBy(search) : askedBy({ ...search, sort: 'sku' });

/** Whether a product that was found fits the filters as well. */
export const fitsFilters = (product: Filterable, search: ProductSearch): boolean =>
  Object.entries(equalities(search)).every(
    ([field, value]) => Reflect.get(product, field) === value,
  );

/** How many filters are set. */
export const filtersIn = (search: ProductSearch): number =>
  [search.status, placeIn(search), search.stock, search.price, search.deleted].filter(
    (value) => value !== undefined,
  ).length;

/** The category or subcategory that is filtered by. */
export const placeIn = ({ category, subCategory }: ProductSearch): string | undefined =>
  subCategory ?? category;
