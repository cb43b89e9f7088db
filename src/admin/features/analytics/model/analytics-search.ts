/** Which days figures are of, as their address says it. */
import * as z from 'zod';
import { formatDay } from '#core/format-time.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import { lastDays, momentsOf, type DayRange } from '#admin/shell/sales/days.ts';

const day = z.iso.date().optional().catch(undefined);

// What an address says wrongly counts as not said.
const analyticsSearch = z.object({ from: day, to: day });

export type AnalyticsSearch = z.output<typeof analyticsSearch>;

export const readAnalyticsSearch = (search: Record<string, unknown>): AnalyticsSearch =>
  analyticsSearch.parse(search);

/** Without a range, or with one that is none, it is that of the last so many days. */
const USUAL_DAYS = 30;

/** @param now ms */
export function rangeIn({ from, to }: AnalyticsSearch, now: number): DayRange {
  const usual = lastDays(USUAL_DAYS, now);
  const range = { from: from ?? usual.from, to: to ?? usual.to };
  return momentsOf(range) === undefined ? usual : range;
}

/** The range for people. */
export function rangeWords({ from, to }: DayRange): string {
  const words = (text: string): string => formatDay(startOfIndiaDay(text) ?? 0);
  return from === to ? words(from) : `${words(from)} to ${words(to)}`;
}
