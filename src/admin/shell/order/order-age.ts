/** How long an order has been waiting in its status, and whether that is too long. */
import { formatAge } from '#admin/shell/model/age.ts';
import { formatShortDay } from '#core/format-time.ts';
import type { Order, OrderStatus } from '#schema/order.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days after which an order is late; a quote is late after it expired. */
const LATE_AFTER_DAYS: Partial<Record<OrderStatus, number>> = {
  requested: 2,
  accepted: 2,
  confirmed: 7,
  packed: 2,
  dispatched: 7,
};

export interface OrderAge {
  /** `Waiting 3 days`. */
  label: string;
  isLate: boolean;
}

type Aged = Pick<Order, 'status' | 'timeline' | 'quote' | 'updatedAt'>;

/** When the order got its status, ms. */
export const sinceOf = ({ status, timeline, updatedAt }: Aged): number =>
  timeline.findLast((event) => event.status === status)?.at ?? updatedAt;

/** @param now ms */
export function orderAge(order: Aged, now: number): OrderAge {
  const { status, quote } = order;
  const since = sinceOf(order);
  if (status === 'quoted' && quote !== undefined && quote.validUntil <= now) {
    return { label: `Expired ${formatAge(now - quote.validUntil)} ago`, isLate: true };
  }
  const lateAfter = LATE_AFTER_DAYS[status];
  if (lateAfter === undefined && status !== 'quoted') {
    return { label: formatShortDay(since), isLate: false };
  }
  const waited = now - since;
  return {
    label: waited < HOUR ? 'Just now' : `Waiting ${formatAge(waited)}`,
    isLate: lateAfter !== undefined && waited >= lateAfter * DAY,
  };
}
