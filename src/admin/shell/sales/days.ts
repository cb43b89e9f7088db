/** Day ranges in India, and their orders. */
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import type { OrderFacts } from './order-facts.ts';

const DAY = 86_400_000;

/** Both days included; `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The range of that many days that ends today.
 * @param now ms
 */
export const lastDays = (days: number, now: number): DayRange => ({
  from: indiaDay(now - (days - 1) * DAY),
  to: indiaDay(now),
});

/** Start of the range and end (exclusive), ms; undefined for an invalid range. */
export function momentsOf({ from, to }: DayRange): { start: number; end: number } | undefined {
  const start = startOfIndiaDay(from);
  const end = endOfIndiaDay(to);
  return start === undefined || end === undefined || end <= start ? undefined : { start, end };
}

export interface Span {
  /** First day of the span. */
  day: string;
  /** Number of days. */
  days: number;
  /** Requested in this span. */
  orders: readonly OrderFacts[];
  /** Number of orders won. */
  bought: number;
  revenuePaise: number;
}

/** More points can't be told apart. */
const MOST_POINTS = 62;

/** Orders by day; for long ranges by week or longer spans. */
export function spansOf(range: DayRange, orders: readonly OrderFacts[]): Span[] {
  const moments = momentsOf(range);
  if (moments === undefined) return [];
  const { start, end } = moments;
  const days = Math.round((end - start) / DAY);
  const size = days <= MOST_POINTS ? 1 : Math.max(7, Math.ceil(days / MOST_POINTS));
  // India has no daylight saving time: each day has 24 hours.
  const inSpan = Map.groupBy(orders, ({ at }) => Math.floor((at - start) / (size * DAY)));
  return Array.from({ length: Math.ceil(days / size) }, (_, index) => {
    const group = inSpan.get(index) ?? [];
    return {
      day: indiaDay(start + index * size * DAY),
      days: Math.min(size, days - index * size),
      orders: group,
      bought: group.filter(({ isBought }) => isBought).length,
      revenuePaise: group.reduce((all, { revenuePaise }) => all + revenuePaise, 0),
    };
  });
}
