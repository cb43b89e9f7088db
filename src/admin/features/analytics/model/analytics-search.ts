/** The date range of the figures, as stored in the URL. */
import * as z from 'zod';
import { formatDay } from '#core/format-time.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import { lastDays, momentsOf, type DayRange } from '#admin/shell/sales/days.ts';

const day = z.iso.date().optional().catch(undefined);

// An invalid date in the URL is ignored.
const analyticsSearch = z.object({ from: day, to: day });

export type AnalyticsSearch = z.output<typeof analyticsSearch>;

export const readAnalyticsSearch = (search: Record<string, unknown>): AnalyticsSearch =>
  analyticsSearch.parse(search);

/** Default range without valid dates in the URL: the last 30 days. */
const USUAL_DAYS = 30;

/** @param now ms */
export function rangeIn({ from, to }: AnalyticsSearch, now: number): DayRange {
  const usual = lastDays(USUAL_DAYS, now);
  const range = { from: from ?? usual.from, to: to ?? usual.to };
  return momentsOf(range) === undefined ? usual : range;
}

/** The range as text. */
export function formatRange({ from, to }: DayRange): string {
  const toText = (text: string): string => formatDay(startOfIndiaDay(text) ?? 0);
  return from === to ? toText(from) : `${toText(from)} to ${toText(to)}`;
}
