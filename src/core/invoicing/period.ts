/** The periods for which invoices are listed and reported: a month, `2026-11`, or a financial year, `FY2026-27`. */
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { financialYearOf } from './financial-year.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const YEAR = /^FY(\d{4})-\d{2}$/;

export const isMonth = (period: string): boolean => MONTH.test(period);

export const isPeriod = (period: string): boolean => isMonth(period) || YEAR.test(period);

const startOfMonth = (year: number, month: number): number =>
  startOfIndiaDay(
    `${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`,
  ) ?? 0;

const APRIL = 4;

/** The first moment of a period, and the first after it, ms. */
export function periodBounds(period: string): { from: number; before: number } {
  const year = YEAR.exec(period)?.[1];
  if (year !== undefined) {
    const start = Number(year);
    return { from: startOfMonth(start, APRIL), before: startOfMonth(start + 1, APRIL) };
  }
  const [start = 0, month = 0] = period.split('-').map(Number);
  return { from: startOfMonth(start, month), before: startOfMonth(start, month + 1) };
}

const monthFormat = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `November 2026`, or `Financial year 2026-27`. */
export const periodName = (period: string): string =>
  isMonth(period)
    ? monthFormat.format(periodBounds(period).from)
    : `Financial year ${period.replace('FY', '')}`;

const MONTHS_SHOWN = 24;
const YEARS_SHOWN = 3;

/** The months and financial years to choose from, the current ones first. @param now ms */
export function recentPeriods(now: number): string[] {
  const [year = 0, month = 0] = indiaDay(now).split('-').map(Number);
  const months = Array.from({ length: MONTHS_SHOWN }, (_, before) =>
    indiaDay(startOfMonth(year - 2, month + 24 - before)).slice(0, 'YYYY-MM'.length),
  );
  const years = Array.from({ length: YEARS_SHOWN }, (_, before) =>
    financialYearOf(startOfMonth(year - before, month)),
  );
  return [...years.map((each) => `FY${each}`), ...months];
}
