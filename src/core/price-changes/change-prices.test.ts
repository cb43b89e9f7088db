import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceList } from '#core/pricing.ts';
import { MOST_PAISE } from '#schema/limits.ts';
import { priceTiers, startsNoHigher } from '#schema/product.ts';
import {
  belowCost,
  changedPrice,
  changedPrices,
  MOST_CHANGE_BPS,
  priceProblem,
  priceWarning,
  type PriceChange,
} from './change-prices.ts';

const NONE = { stepPaise: 1, isUp: false };

describe('the changed price', () => {
  test.each<[string, number, PriceChange, number]>([
    ['5 % up', 45_500, { unit: 'percent', by: 500, rounding: NONE }, 47_775],
    ['2.5 % down', 45_500, { unit: 'percent', by: -250, rounding: NONE }, 44_363],
    ['₹12.50 up', 45_500, { unit: 'amount', by: 1_250, rounding: NONE }, 46_750],
    [
      'to the nearest ₹1',
      45_500,
      { unit: 'percent', by: 500, rounding: { stepPaise: 100, isUp: false } },
      47_800,
    ],
    [
      'half a step up',
      45_200,
      { unit: 'amount', by: 50, rounding: { stepPaise: 100, isUp: false } },
      45_300,
    ],
    [
      'up to ₹5',
      45_500,
      { unit: 'percent', by: 500, rounding: { stepPaise: 500, isUp: true } },
      48_000,
    ],
    [
      'up to ₹10, already a multiple',
      47_000,
      { unit: 'amount', by: 1_000, rounding: { stepPaise: 1_000, isUp: true } },
      48_000,
    ],
  ])('%s', (_what, before, change, after) => {
    expect(changedPrice(before, change)).toBe(after);
  });
});

const anyRounding = fc.record({
  stepPaise: fc.constantFrom(1, 100, 500, 1_000),
  isUp: fc.boolean(),
});
const anyChange: fc.Arbitrary<PriceChange> = fc.oneof(
  fc.record({
    unit: fc.constant('percent' as const),
    by: fc.integer({ min: -10_000, max: MOST_CHANGE_BPS }),
    rounding: anyRounding,
  }),
  fc.record({
    unit: fc.constant('amount' as const),
    by: fc.integer({ min: -MOST_PAISE, max: MOST_PAISE }),
    rounding: anyRounding,
  }),
);
const anyPaise = fc.oneof(
  fc.integer({ min: 1, max: 1_000_000 }),
  fc.integer({ min: 1, max: MOST_PAISE }),
);
/** Valid prices: tiers with rising quantities and falling prices. */
const anyPrices: fc.Arbitrary<PriceList> = fc
  .uniqueArray(anyPaise, { minLength: 1, maxLength: 7 })
  .map((all) => all.sort((a, b) => b - a))
  .map(([pricePaise = 1, ...tiers]) => ({
    pricePaise,
    tiers: tiers.map((each, at) => ({ minQty: (at + 1) * 12, pricePaise: each })),
  }));

/** The exact result as a fraction of integers. */
const exact = (paise: number, { unit, by }: PriceChange): readonly [bigint, bigint] =>
  unit === 'percent' ? [BigInt(paise) * BigInt(10_000 + by), 10_000n] : [BigInt(paise + by), 1n];

describe('for all prices and changes', () => {
  test('the new price is the multiple nearest to the exact result, or the next one up', () => {
    fc.assert(
      fc.property(anyPaise, anyChange, (paise, change) => {
        const { stepPaise, isUp } = change.rounding;
        const after = changedPrice(paise, change);
        expect(Number.isSafeInteger(after)).toBe(true);
        expect(Math.abs(after % stepPaise)).toBe(0);
        const [part, whole] = exact(paise, change);
        const step = BigInt(stepPaise) * whole;
        const over = BigInt(after) * whole - part;
        if (isUp) expect(over >= 0n && over < step).toBe(true);
        else expect(2n * over > -step && 2n * over <= step).toBe(true);
      }),
    );
  });

  test('prices without a problem are valid by the schema', () => {
    fc.assert(
      fc.property(anyPrices, anyChange, (prices, change) => {
        const after = changedPrices(prices, change);
        fc.pre(priceProblem(after) === undefined);
        expect(priceTiers.safeParse(after.tiers).success).toBe(true);
        expect(startsNoHigher(after)).toBe(true);
        expect(after.pricePaise).toBeLessThanOrEqual(MOST_PAISE);
      }),
    );
  });

  test('quantities never change, and a higher price never becomes the lower one', () => {
    fc.assert(
      fc.property(anyPrices, anyChange, (prices, change) => {
        const after = changedPrices(prices, change);
        expect(after.tiers.map(({ minQty }) => minQty)).toEqual(
          prices.tiers.map(({ minQty }) => minQty),
        );
        const all = [after.pricePaise, ...after.tiers.map(({ pricePaise }) => pricePaise)];
        expect(all).toEqual([...all].sort((a, b) => b - a));
      }),
    );
  });
});

const tiered = (pricePaise: number, ...tiers: number[]): PriceList => ({
  pricePaise,
  tiers: tiers.map((each, at) => ({ minQty: (at + 1) * 12, pricePaise: each })),
});

describe('refuses', () => {
  test.each([
    ['a price of zero', tiered(0), 'A price would be ₹0 or less.'],
    ['a tier below zero', tiered(500, -100), 'A price would be ₹0 or less.'],
    ['a price above a crore', tiered(MOST_PAISE + 1), 'The price would be above ₹1,00,00,000.'],
    [
      'tiers that became equal',
      tiered(50_000, 45_000, 45_000),
      'The price from 24 would not be lower than the price from 12. Round to a smaller amount.',
    ],
    [
      'a first tier above the unit price',
      tiered(45_000, 46_000),
      'The price from 12 would be higher than the unit price.',
    ],
  ])('%s', (_what, prices, problem) => {
    expect(priceProblem(prices)).toBe(problem);
  });
});

test('names the first price below the cost, if the cost is known', () => {
  const prices = tiered(45_000, 44_000, 40_000);
  expect(belowCost(prices, 40_000)).toBeUndefined();
  expect(belowCost(prices, 42_000)).toBe('The price from 24 is below the cost of ₹420.');
  expect(belowCost(prices, 45_001)).toBe('The price is below the cost of ₹450.01.');
  expect(belowCost(prices, undefined)).toBeUndefined();
});

test('warns of a tier that no longer saves anything', () => {
  expect(priceWarning(tiered(45_000, 45_000))).toBe(
    'The price from 12 would be the same as the unit price.',
  );
  expect(priceWarning(tiered(45_000, 44_000))).toBeUndefined();
});
