/** Search, filter and sort order of the inventory list, as stored in the URL. */
import * as z from 'zod';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';

const { sorts } = STAFF_LISTS.stock;

export const STOCK_SORTS = {
  sku: { name: 'SKU', by: sorts[0] },
  least: { name: 'Least available', by: sorts[1] },
  most: { name: 'Most available', by: sorts[2] },
  saved: { name: 'Recently updated', by: sorts[3] },
} as const;

// Invalid parameters are ignored.
const inventorySearch = z.object({
  q: z.string().trim().min(1).max(200).optional().catch(undefined),
  stock: z.enum(['inStock', 'lowStock', 'outOfStock']).optional().catch(undefined),
  sort: z.enum(['sku', 'least', 'most', 'saved']).optional().catch(undefined),
});

export type InventorySearch = z.output<typeof inventorySearch>;

export const readInventorySearch = (search: Record<string, unknown>): InventorySearch =>
  inventorySearch.parse(search);

export const stockQuery = ({ stock, sort }: InventorySearch): ListRequest => ({
  equal: { [DELETED_FIELD]: null, ...(stock !== undefined && { stockStatus: stock }) },
  sort: STOCK_SORTS[sort ?? 'sku'].by,
});
