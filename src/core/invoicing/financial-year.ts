/** Financial years of India, from 1 April to 31 March. */
import { indiaDay } from '#core/india-time.ts';

const APRIL = 4;
const TWO_DIGITS = 100;

/** The financial year in India of a moment: `2026-27`. @param ms since 1970 */
export function financialYearOf(ms: number): string {
  const [year = 0, month = 0] = indiaDay(ms).split('-').map(Number);
  const start = month < APRIL ? year - 1 : year;
  return `${start}-${String((start + 1) % TWO_DIGITS).padStart(2, '0')}`;
}
