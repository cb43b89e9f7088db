/** How long an order has been waiting in its status, and whether that is too long. */
import { formatShortDay } from '#domain/format.ts';
import type { Order, OrderStatus } from '#schema/order.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days after which an order in a status is late; a quote is late when it has expired. */
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

function durationLabel(ms: number): string {
  const [count, unit] = ms < DAY ? [Math.floor(ms / HOUR), 'hour'] : [Math.floor(ms / DAY), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** @param now ms */
export function orderAge({ status, timeline, quote, updatedAt }: Aged, now: number): OrderAge {
  const since = timeline.findLast((event) => event.status === status)?.at ?? updatedAt;
  if (status === 'quoted' && quote !== undefined && quote.validUntil <= now) {
    return { label: `Expired ${durationLabel(now - quote.validUntil)} ago`, isLate: true };
  }
  const lateAfter = LATE_AFTER_DAYS[status];
  if (lateAfter === undefined && status !== 'quoted') {
    return { label: formatShortDay(since), isLate: false };
  }
  const waited = now - since;
  return {
    label: waited < HOUR ? 'Just now' : `Waiting ${durationLabel(waited)}`,
    isLate: lateAfter !== undefined && waited >= lateAfter * DAY,
  };
}
