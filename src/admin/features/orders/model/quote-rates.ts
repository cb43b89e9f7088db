/** The silver rate of lines by weight, compared with the current one. */
import { formatCounted, formatRupees } from '#core/format.ts';
import { formatShortDay } from '#core/format-time.ts';
import { indiaDay } from '#core/india-time.ts';
import type { QuoteFormLine } from '#core/quoting/quote-form.ts';
import type { SilverRate } from '#schema/rates.ts';

type Current = Pick<SilverRate, 'perGramPaise' | 'at'>;

/** `today ₹105`, or `rate of 24 Nov 2026: ₹105` for one that was set on an earlier day in India. @param now ms */
export function rateLabel({ perGramPaise, at }: Current, now: number): string {
  const rate = formatRupees(perGramPaise);
  return indiaDay(at) === indiaDay(now)
    ? `today ${rate}`
    : `rate of ${formatShortDay(at)}: ${rate}`;
}

/**
 * How many lines by weight have a rate other than the current one.
 * @param perGramPaise undefined if no rate is set: then there is none to compare with
 */
export const differentRates = (
  lines: readonly QuoteFormLine[],
  perGramPaise: number | undefined,
): number =>
  perGramPaise === undefined
    ? 0
    : lines.filter(
        ({ rate }) =>
          rate.basis === 'weight' &&
          typeof rate.perGramPaise === 'number' &&
          rate.perGramPaise !== perGramPaise,
      ).length;

/** @param count of lines, at least 1 @param now ms */
export const rateNotice = (count: number, current: Current, now: number): string =>
  `${formatCounted(count, 'line')} by weight ${count === 1 ? 'has' : 'have'} another rate than the current silver rate (${rateLabel(current, now)}).`;
