/** Sorts orders by a figure that the database does not store: their value, or how long they have waited. */
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { worthOf, type Estimates } from '#admin/shell/order/estimate.tsx';
import { sinceOf } from '#admin/shell/order/order-age.ts';

/**
 * Orders that can't be read come last.
 * @param sort the highest value first, or the longest wait in the present status
 * @param estimates of requests without a quote
 */
export function sortedOrders(
  rows: readonly DecodedOrder[],
  sort: string | undefined,
  estimates: Estimates,
): DecodedOrder[] {
  const rank = (row: DecodedOrder): number => {
    if (!row.success) return Number.MAX_SAFE_INTEGER;
    return sort === 'value' ? 0 - worthOf(row.value, estimates) : sinceOf(row.value);
  };
  return rows.toSorted((one, other) => rank(one) - rank(other));
}
