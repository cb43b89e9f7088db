/** A figure compared with that of the period before. */
import { formatRupees } from '#core/format.ts';

/** `12% more than in the 30 days before (₹4,200)`. @param days of both periods */
export function comparedText(paise: number, beforePaise: number, days: number): string {
  const period = `in the ${days} days before`;
  if (beforePaise === 0) return `None ${period}`;
  const percent = Math.round((paise / beforePaise - 1) * 100);
  const change =
    percent === 0 ? 'As much as' : `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than`;
  return `${change} ${period} (${formatRupees(beforePaise)})`;
}
