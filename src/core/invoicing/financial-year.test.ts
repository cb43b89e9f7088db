import { expect, test } from 'vitest';
import { invoiceNumber } from '#schema/invoice.ts';
import { creditsEndAt, financialYearOf } from './financial-year.ts';
import { invoiceNumberOf } from './invoice-number.ts';

test.each([
  ['2026-03-31T18:29:59Z', '2025-26'],
  // Midnight of 1 April in India.
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2026-12-31T18:30:00Z', '2026-27'],
  ['2099-12-01T00:00:00Z', '2099-00'],
])('%s is in the financial year %s', (moment, year) => {
  expect(financialYearOf(Date.parse(moment))).toBe(year);
});

// Section 34(2) of the CGST Act: until 30 November after the end of the financial year.
test.each([
  ['2026-03-31T18:29:59Z', '2026-11-30T18:30:00Z'],
  ['2026-03-31T18:30:00Z', '2027-11-30T18:30:00Z'],
  ['2026-12-15T06:00:00Z', '2027-11-30T18:30:00Z'],
])('GST of an invoice of %s can be reduced until %s', (issued, end) => {
  expect(creditsEndAt(Date.parse(issued))).toBe(Date.parse(end));
});

test.each([
  ['INV', 1, 'INV/26-27/0001'],
  ['GB', 12_345, 'GB/26-27/12345'],
  // Rule 46(b): at most 16 characters.
  ['INV', 999_999, 'INV/26-27/999999'],
])('the number of %s %i is %s', (series, serial, number) => {
  expect(invoiceNumberOf(series, '2026-27', serial)).toBe(number);
  expect(invoiceNumber.safeParse(number).success).toBe(true);
});

test.each(['0V/26-27/0001', '/26-27/0001', 'inv/26-27/0001', 'INV/26-27/1000000'])(
  'the e-invoice portal refuses the number %s',
  (number) => {
    expect(invoiceNumber.safeParse(number).success).toBe(false);
  },
);
