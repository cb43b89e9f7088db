/** Filters a list by a month or a financial year. */
import { periodName, recentPeriods } from '#core/invoicing/period.ts';
import { choiceFilter, type ListFilter } from './list-filter.tsx';

/** @param period the current choice, which may be an older one @param now ms */
export const periodFilter = (
  period: string | undefined,
  now: number,
): ListFilter<{ period?: string | undefined }> =>
  choiceFilter({
    name: 'Period',
    value: period,
    choices: [...new Set([...(period === undefined ? [] : [period]), ...recentPeriods(now)])].map(
      (each) => [each, periodName(each)] as const,
    ),
    change: (value) => ({ period: value }),
  });
