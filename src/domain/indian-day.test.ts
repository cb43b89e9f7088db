import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, endOfDay, startOfDay } from './indian-day.ts';

test('midnight in India parts two days', () => {
  const midnight = Date.parse('2026-11-20T18:30:00Z');
  expect([dayOf(midnight - 1), dayOf(midnight)]).toEqual(['2026-11-20', '2026-11-21']);
  expect(startOfDay('2026-11-21')).toBe(midnight);
  expect(endOfDay('2026-11-20')).toBe(midnight);
});

test.each(['', '21.11.2026', '2026-02-31', '2026-13-01', 'today'])('“%s” is no day', (text) => {
  expect(startOfDay(text)).toBeUndefined();
  expect(endOfDay(text)).toBeUndefined();
});

test('every moment lies in its day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (ms) => {
      const day = dayOf(ms);
      expect(startOfDay(day)).toBeLessThanOrEqual(ms);
      expect(endOfDay(day)).toBeGreaterThan(ms);
    }),
  );
});
