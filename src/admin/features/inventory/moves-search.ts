/** Filters of the list of movements, as stored in the URL. */
import * as z from 'zod';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { isPeriod, periodBounds } from '#core/invoicing/period.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { STOCK_REASONS } from '#schema/stock-move.ts';

// Invalid parameters are ignored.
const movesSearch = z.object({
  /** A month or a financial year. */
  period: z.string().refine(isPeriod).optional().catch(undefined),
  reason: z.enum(STOCK_REASONS).optional().catch(undefined),
  /** ID of a product. */
  product: z.string().max(128).optional().catch(undefined),
  /** Uid of a member of staff. */
  by: z.string().max(128).optional().catch(undefined),
});
export type MovesSearch = z.output<typeof movesSearch>;

export const readMovesSearch = (search: Record<string, unknown>): MovesSearch =>
  movesSearch.parse(search);

export function movesQuery({ period, reason, product, by }: MovesSearch): ListRequest {
  const bounds = period === undefined ? undefined : periodBounds(period);
  return {
    equal: {
      ...(reason !== undefined && { reason }),
      ...(product !== undefined && { productId: product }),
      ...(by !== undefined && { by }),
    },
    sort: STAFF_LISTS.stockMoves.sorts[0],
    ...(bounds && { between: { from: new Date(bounds.from), before: new Date(bounds.before) } }),
  };
}
