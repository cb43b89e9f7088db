/** Ranges of days in India, and what happened on each. */
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import type { OrderFacts } from './order-facts.ts';

const DAY = 86_400_000;

/** Both days belong to it; `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

/** The range that ends today and has so many days. @param now ms */
export const lastDays = (days: number, now: number): DayRange => ({
  from: indiaDay(now - (days - 1) * DAY),
  to: indiaDay(now),
});

/** The first moment of the range and the first after it, ms; undefined where it is none. */
export function momentsOf({ from, to }: DayRange): { start: number; end: number } | undefined {
  const start = startOfIndiaDay(from);
  const end = endOfIndiaDay(to);
  return start === undefined || end === undefined || end <= start ? undefined : { start, end };
}

export interface Span {
  /** The first day of the span. */
  day: string;
  /** How many days it has. */
  days: number;
  requests: number;
  bought: number;
  revenuePaise: number;
  orders: readonly string[];
}

/** More points than this cannot be told apart. */
const MOST_POINTS = 62;

/** What happened day by day; where the days are many, week by week or in longer spans. */
export function spansOf(range: DayRange, orders: readonly OrderFacts[]): Span[] {
  const moments = momentsOf(range);
  if (moments === undefined) return [];
  const { start, end } = moments;
  const days = Math.round((end - start) / DAY);
  const size = days <= MOST_POINTS ? 1 : Math.max(7, Math.ceil(days / MOST_POINTS));
  // India's clocks are never changed: each of its days has 24 hours.
  const inSpan = Map.groupBy(orders, ({ at }) => Math.floor((at - start) / (size * DAY)));
  return Array.from({ length: Math.ceil(days / size) }, (_, index) => {
    const found = inSpan.get(index) ?? [];
    return {
      day: indiaDay(start + index * size * DAY),
      days: Math.min(size, days - index * size),
      requests: found.length,
      bought: found.filter(({ isBought }) => isBought).length,
      revenuePaise: found.reduce((all, { revenuePaise }) => all + revenuePaise, 0),
      orders: found.map(({ id }) => id),
    };
  });
}
