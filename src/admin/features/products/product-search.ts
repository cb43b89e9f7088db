/** What the list of products is filtered and sorted by, as its address says it. */
import * as z from 'zod';
import type { ListAsked } from '#commands/list-as-staff.ts';
import { priceMode, publicationStatus, stockStatus } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

export const PRODUCT_SORTS = {
  saved: { name: 'Saved last', by: STAFF_LISTS.products.sorts[0] },
  newest: { name: 'Newest', by: STAFF_LISTS.products.sorts[1] },
  title: { name: 'Title', by: STAFF_LISTS.products.sorts[2] },
  sku: { name: 'SKU', by: STAFF_LISTS.products.sorts[3] },
} as const;

const sortKey = z.enum(['saved', 'newest', 'title', 'sku']);

// What an address says wrongly counts as not said.
const productSearch = z.object({
  status: publicationStatus.optional().catch(undefined),
  category: z.string().optional().catch(undefined),
  stock: stockStatus.optional().catch(undefined),
  price: priceMode.optional().catch(undefined),
  sort: sortKey.optional().catch(undefined),
  deleted: z.literal(true).optional().catch(undefined),
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

/** What the database is asked for it. */
export const askedBy = ({ status, category, stock, price, sort }: ProductSearch): ListAsked => ({
  equal: given({ deletedAt: null, status, category, stockStatus: stock, priceMode: price }),
  sort: PRODUCT_SORTS[sort ?? 'saved'].by,
});
