import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marginFrom, marginText, MOST_MARGIN_BPS, priceWithMargin } from './margin-price.ts';

test.each([
  [45_000, 4_000, 100, 63_000],
  [45_000, 3_750, 100, 61_900],
  [45_000, 3_750, 500, 62_000],
  [45_000, 3_750, 1_000, 62_000],
  [10_001, 0, 100, 10_100],
  [10_000, 0, 1_000, 10_000],
  [0, 5_000, 1_000, 0],
])('%i paise with %i bps to %i paise', (paise, marginBps, stepPaise, expected) => {
  expect(priceWithMargin(paise, marginBps, stepPaise)).toBe(expected);
});

const paise = fc.integer({ min: 0, max: 10_000_000_000 });
const margin = fc.integer({ min: 0, max: MOST_MARGIN_BPS });
const step = fc.constantFrom(100, 500, 1_000);

test('is the lowest multiple of the step that leaves the margin', () => {
  fc.assert(
    fc.property(paise, margin, step, (price, marginBps, stepPaise) => {
      const own = priceWithMargin(price, marginBps, stepPaise);
      const exact = BigInt(price) * BigInt(10_000 + marginBps);
      expect(own % stepPaise).toBe(0);
      expect(BigInt(own) * 10_000n >= exact).toBe(true);
      expect(BigInt(own - stepPaise) * 10_000n < exact).toBe(true);
    }),
  );
});

test('is never lower for a higher price or margin', () => {
  fc.assert(
    fc.property(paise, paise, margin, margin, step, (one, other, less, more, stepPaise) => {
      const lowest = priceWithMargin(Math.min(one, other), Math.min(less, more), stepPaise);
      const highest = priceWithMargin(Math.max(one, other), Math.max(less, more), stepPaise);
      expect(lowest).toBeLessThanOrEqual(highest);
    }),
  );
});

test('reads every margin that it writes', () => {
  fc.assert(fc.property(margin, (marginBps) => marginFrom(marginText(marginBps)) === marginBps));
});

test.each([
  ['40', 4_000],
  [' 37.5 % ', 3_750],
  ['12,25', 1_225],
  ['', undefined],
  ['-5', undefined],
  ['1000', undefined],
  ['ten', undefined],
])('reads “%s”', (text, expected) => {
  expect(marginFrom(text)).toBe(expected);
});
