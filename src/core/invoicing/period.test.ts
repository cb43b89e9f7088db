import { describe, expect, test } from 'vitest';
import { isPeriod, periodBounds, periodName, recentPeriods } from './period.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

test.each(['2026-11', 'FY2026-27'])('%s is a period', (period) => {
  expect(isPeriod(period)).toBe(true);
});

test.each(['2026-13', '2026', '2026-27', 'FY2026', ''])('%j is none', (period) => {
  expect(isPeriod(period)).toBe(false);
});

describe('bounds in India', () => {
  test.each([
    ['2026-11', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
    ['2026-12', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
    ['FY2026-27', '2026-03-31T18:30:00.000Z', '2027-03-31T18:30:00.000Z'],
  ])('of %s', (period, from, before) => {
    const bounds = periodBounds(period);
    expect([iso(bounds.from), iso(bounds.before)]).toEqual([from, before]);
  });
});

test('lists the current periods first', () => {
  const periods = recentPeriods(Date.parse('2027-02-10T06:00:00Z'));
  expect(periods.slice(0, 6)).toEqual([
    'FY2026-27',
    'FY2025-26',
    'FY2024-25',
    '2027-02',
    '2027-01',
    '2026-12',
  ]);
  expect(periods.at(-1)).toBe('2025-03');
  expect(periods.every(isPeriod)).toBe(true);
});

test('names a period', () => {
  expect(['2026-11', 'FY2026-27'].map(periodName)).toEqual([
    'November 2026',
    'Financial year 2026-27',
  ]);
});
