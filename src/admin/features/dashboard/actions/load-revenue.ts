/** Revenue of the last 30 days and of the 30 days before, added up by the database: one read for each span. */
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { totalsBetween } from '#firebase/browser/order-totals.ts';
import { indiaDay } from '#core/india-time.ts';
import { lastDays, momentsOf } from '#admin/shell/sales/days.ts';
import { BOUGHT } from '#core/order-status.ts';

const DAY = 86_400_000;

export const PERIOD_DAYS = 30;
/** A read for every day would cost three times as much. */
export const SPAN_DAYS = 3;

export interface RevenueSpan {
  /** Its first day. */
  day: string;
  orders: number;
  /** After discount and credit notes, before GST, paise. */
  revenuePaise: number;
  /** Of the same days in the period before, paise. */
  beforePaise: number;
}

/** @param now ms @throws ReadError */
export const loadRevenue = (now: number, read = totalsBetween): Promise<RevenueSpan[]> =>
  readOrThrow(() => {
    const { start = 0 } = momentsOf(lastDays(PERIOD_DAYS, now)) ?? {};
    const spans = Array.from({ length: PERIOD_DAYS / SPAN_DAYS }, async (_, place) => {
      const from = start + place * SPAN_DAYS * DAY;
      const [current, before] = await Promise.all(
        [from, from - PERIOD_DAYS * DAY].map((each) =>
          read({ start: each, end: each + SPAN_DAYS * DAY }, [...BOUGHT]),
        ),
      );
      return {
        day: indiaDay(from),
        orders: current?.orders ?? 0,
        revenuePaise: current?.totalPaise ?? 0,
        beforePaise: before?.totalPaise ?? 0,
      };
    });
    return Promise.all(spans);
  });
