/** When the identity token is refreshed, by the constants of the specification. */
import { expect, test } from 'vitest';
import { refreshDelay } from './token-refresh.ts';

const NOW = 1_700_000_000_000;
const HOUR = 60 * 60_000;

test('5 minutes before expiry', () => {
  expect(refreshDelay(NOW + HOUR, NOW, 0)).toBe(55 * 60_000);
});

test('soon when less than that is left, but never without a pause: a clock may be fast', () => {
  expect(refreshDelay(NOW + 1_000, NOW, 0)).toBe(30_000);
  expect(refreshDelay(NOW + HOUR, NOW + 2 * HOUR, 0)).toBe(30_000);
});

test('retry from 30 s doubling to 960 s', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => refreshDelay(NOW, NOW, failures));
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960].map((s) => s * 1_000));
});
