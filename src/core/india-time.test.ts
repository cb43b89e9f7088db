import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  endOfIndiaDay,
  fromIndiaTime,
  indiaDay,
  startOfIndiaDay,
  toIndiaTime,
} from './india-time.ts';

test('converts a late evening in UTC to the next day in India', () => {
  const late = Date.UTC(2026, 2, 31, 20, 0);
  expect(toIndiaTime(late)).toBe('2026-04-01T01:30');
  expect(indiaDay(late)).toBe('2026-04-01');
});

test('a day starts at 18:30 UTC of the previous day and lasts 24 hours', () => {
  expect(startOfIndiaDay('2026-04-01')).toBe(Date.UTC(2026, 2, 31, 18, 30));
  expect(endOfIndiaDay('2026-04-01')).toBe(Date.UTC(2026, 3, 1, 18, 30));
});

test.each(['', 'soon', '2026-13-01', '2026-4-1', '2026-04-01T00:00'])(
  'rejects “%s” as a day',
  (text) => {
    expect(startOfIndiaDay(text)).toBeUndefined();
  },
);

test('parses a formatted time to the same minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (ms) => {
      expect(fromIndiaTime(toIndiaTime(ms))).toBe(ms - (ms % 60_000));
    }),
  );
});
