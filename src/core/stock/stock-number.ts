/** The stock of a product in numbers, for pages and for quick order. */
import { formatCount } from '#core/format.ts';
import type { StockStatus } from '#schema/product-status.ts';

/** `84 in stock`, `Low stock, 5 left`; undefined for a status without units. @param units available */
export function stockNumber(status: StockStatus, units: number): string | undefined {
  if (status === 'inStock') return `${formatCount(units)} in stock`;
  return status === 'lowStock' ? `Low stock, ${formatCount(units)} left` : undefined;
}
