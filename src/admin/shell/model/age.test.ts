import { expect, test } from 'vitest';
import { formatAge } from './age.ts';

test.each([
  [0, 'less than a minute'],
  [60_000, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [60 * 60_000, '1 hour'],
  [23.9 * 3_600_000, '23 hours'],
  [86_400_000, '1 day'],
  [23.5 * 86_400_000, '23 days'],
])('%d ms are %s', (ms, expected) => {
  expect(formatAge(ms)).toBe(expected);
});
