/** Prices at quantities. */
import { describe, expect, it } from 'vitest';
import { unitPriceAt } from './pricing.ts';

const prices = {
  pricePaise: 50_000,
  tiers: [
    { minQty: 24, pricePaise: 47_500 },
    { minQty: 100, pricePaise: 45_000 },
  ],
};

describe('unitPriceAt', () => {
  it.each([
    [1, 50_000],
    [23, 50_000],
    [24, 47_500],
    [99, 47_500],
    [100, 45_000],
    [5_000, 45_000],
  ])('for %i pieces is %i paise', (qty, paise) => {
    expect(unitPriceAt(prices, qty)).toBe(paise);
  });
});
