import { expect, test } from 'vitest';
import { fullReadInterval, isFullReadDue, noteFullRead } from './full-read.ts';
import { openStore } from './store.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-07-01T06:00:00Z');

test.each([0, 10, 300, 5_000, 20_000, 100_000])(
  'full reads of a shop of %d documents cost fewer than 30,000 reads a day',
  (documents) => {
    expect((DAY_MS / fullReadInterval(documents)) * documents).toBeLessThan(30_000);
  },
);

test('reads a small shop in full on every run of the service', () => {
  expect(fullReadInterval(290)).toBeLessThan(15 * 60_000);
});

test('is due at first and after the interval', () => {
  const store = openStore(':memory:');
  expect(isFullReadDue(store, NOW)).toBe(true);
  noteFullRead(store, NOW, 1_000);
  expect(isFullReadDue(store, NOW + fullReadInterval(1_000) - 1)).toBe(false);
  expect(isFullReadDue(store, NOW + fullReadInterval(1_000))).toBe(true);
  store.close();
});
