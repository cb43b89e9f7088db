/** Numbers of invoices and credit notes: consecutive within a series and a financial year (rule 46(b), CGST Rules). */

/** So that the numbers of most shops sort as text. */
const DIGITS = 4;

/** `INV/26-27/0001`; at most 16 characters up to the number 999,999. @param financialYear like `2026-27` */
export const invoiceNumberOf = (series: string, financialYear: string, serial: number): string =>
  `${series}/${financialYear.slice(2)}/${String(serial).padStart(DIGITS, '0')}`;
