/** Financial years of India, from 1 April to 31 March. */
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';

const APRIL = 4;
const TWO_DIGITS = 100;

/** The year in which the financial year of a moment begins. @param ms since 1970 */
function startYear(ms: number): number {
  const [year = 0, month = 0] = indiaDay(ms).split('-').map(Number);
  return month < APRIL ? year - 1 : year;
}

/** The financial year in India of a moment: `2026-27`. @param ms since 1970 */
export function financialYearOf(ms: number): string {
  const start = startYear(ms);
  return `${start}-${String((start + 1) % TWO_DIGITS).padStart(2, '0')}`;
}

/**
 * From this moment a credit note no longer reduces the GST of an invoice: after 30 November following the end of its
 * financial year (section 34(2) of the CGST Act).
 * @param issuedAt of the invoice, ms since 1970
 * @returns ms since 1970, the start of 1 December in India
 */
export function creditsEndAt(issuedAt: number): number {
  const day = `${startYear(issuedAt) + 1}-12-01`;
  const start = startOfIndiaDay(day);
  if (start === undefined) throw new RangeError(`${day} is no day.`);
  return start;
}
