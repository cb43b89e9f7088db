import { expect, test } from 'vitest';
import { fullReadInterval } from './sync.ts';

const DAY_MS = 24 * 3_600_000;

test.each([0, 10, 300, 5_000, 20_000, 100_000])(
  'full reads of a shop of %d documents cost fewer than 30,000 reads a day',
  (documents) => {
    expect((DAY_MS / fullReadInterval(documents)) * documents).toBeLessThan(30_000);
  },
);

test('reads a small shop in full on every run of the service', () => {
  expect(fullReadInterval(290)).toBeLessThan(15 * 60_000);
});
