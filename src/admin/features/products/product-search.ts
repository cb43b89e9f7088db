/** Search, filters and sort order of the product list, as stored in the URL. */
import * as z from 'zod';
import type { DecodedDocument, ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import type { Filterable } from '#admin/shell/find/find-products.ts';
import { priceMode, publicationStatus, stockStatus } from '#schema/product-status.ts';
import type { ProductDocument } from '#schema/product.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';

export type ProductRow = DecodedDocument<ProductDocument>;

const { sorts } = STAFF_LISTS.products;

export const PRODUCT_SORTS = {
  saved: { name: 'Recently updated', by: sorts[0] },
  newest: { name: 'Newest', by: sorts[1] },
  title: { name: 'Title', by: sorts[2] },
  sku: { name: 'SKU', by: sorts[3] },
} as const;

/** Deleted products are sorted by the date deleted. */
const DELETED_LAST = sorts[4];

// Invalid parameters are ignored.
const productSearch = z.object({
  /** Search text. */
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

const labelSearch = productSearch.extend({
  /** The labels of the whole list; otherwise those of the selection in the hash. */
  all: z.literal(true).optional().catch(undefined),
});

export const readLabelSearch = (search: Record<string, unknown>) => labelSearch.parse(search);

const productParams = z.object({
  /** Product to copy for a new one. */
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

/** The Firestore query of the list. */
export const productQuery = (search: ProductSearch): ListRequest =>
  search.deleted
    ? { equal: equalities(search), sort: DELETED_LAST, between: { from: new Date(0) } }
    : {
        equal: { [DELETED_FIELD]: null, ...equalities(search) },
        sort: PRODUCT_SORTS[search.sort ?? 'saved'].by,
      };

/** The same products, in an order that bulk edits do not change. */
export const bulkProductQuery = (search: ProductSearch): ListRequest =>
  search.deleted ? productQuery(search) : productQuery({ ...search, sort: 'sku' });

/** Whether any filter of a search is set. */
export const isFiltered = (search: ProductSearch): boolean =>
  Object.keys(equalities(search)).length > 0;

/** Whether a search result also matches the filters. */
export const fitsProductFilters = (product: Filterable, search: ProductSearch): boolean =>
  Object.entries(equalities(search)).every(
    ([field, value]) => Reflect.get(product, field) === value,
  );

/** The category or subcategory of the filter. */
export const placeIn = ({ category, subCategory }: ProductSearch): string | undefined =>
  subCategory ?? category;
