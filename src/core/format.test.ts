/** Number formats for India. */
import { describe, expect, it } from 'vitest';
import { decimalRupees, formatCount, formatDesigns, formatGrams, formatRupees } from './format.ts';
import { formatPhone } from './format-phone.ts';
import { formatRate } from './format-rate.ts';
import {
  formatDay,
  formatMoment,
  formatShortMoment,
  formatYear,
  isoMoment,
} from './format-time.ts';

const NEW_YEAR_IN_INDIA = Date.UTC(2026, 11, 31, 18, 30);

describe('money', () => {
  it('groups by lakh and crore', () => {
    expect(formatRupees(12_345_600)).toBe('₹1,23,456');
    expect(formatRupees(1_234_567_800)).toBe('₹1,23,45,678');
  });

  it('shows paise only when there are any', () => {
    expect(formatRupees(45_000)).toBe('₹450');
    expect(formatRupees(45_050)).toBe('₹450.50');
    expect(formatRupees(0)).toBe('₹0');
  });

  it('uses a minus sign, not a hyphen', () => {
    expect(formatRupees(-331_200)).toBe('−₹3,312');
  });

  it('uses plain digits with two decimals for machines', () => {
    expect(decimalRupees(45_000)).toBe('450.00');
    expect(decimalRupees(1_234_567_805)).toBe('12345678.05');
  });
});

describe('weights, counts and rates', () => {
  it('formats grams without trailing zeros', () => {
    expect(formatGrams(4_200)).toBe('4.2 g');
    expect(formatGrams(18_000)).toBe('18 g');
    expect(formatGrams(1)).toBe('0.001 g');
  });

  it('formats counts with their noun', () => {
    expect(formatCount(123_456)).toBe('1,23,456');
    expect(formatDesigns(1)).toBe('1 design');
    expect(formatDesigns(0)).toBe('0 designs');
  });

  it('formats rates from basis points', () => {
    expect(formatRate(300)).toBe('3%');
    expect(formatRate(25)).toBe('0.25%');
  });
});

describe('times', () => {
  it('are shown in India time, independent of the system time zone', () => {
    expect(formatDay(NEW_YEAR_IN_INDIA)).toBe('1 January 2027');
    expect(formatDay(NEW_YEAR_IN_INDIA - 1)).toBe('31 December 2026');
    expect(formatYear(NEW_YEAR_IN_INDIA)).toBe('2027');
    expect(formatYear(NEW_YEAR_IN_INDIA - 1)).toBe('2026');
    expect(formatMoment(NEW_YEAR_IN_INDIA)).toMatch(/^1 January 2027 at 12:00\sam$/);
    expect(formatShortMoment(NEW_YEAR_IN_INDIA)).toMatch(/^1 Jan 2027, 12:00\sam$/);
  });

  it('are in UTC for machines', () => {
    expect(isoMoment(NEW_YEAR_IN_INDIA)).toBe('2026-12-31T18:30:00.000Z');
  });
});

describe('formatPhone', () => {
  it('groups Indian numbers', () => {
    expect(formatPhone('+919876543210')).toBe('+91 98765 43210');
  });
});
