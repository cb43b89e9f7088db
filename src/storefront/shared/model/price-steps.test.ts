/** The price table, and the visible price in each mode. */
import { buildProduct } from '#fixtures/build.ts';
import { describe, expect, it } from 'vitest';
import { priceSteps, shownPrice, stepQuantity, stepSaving } from './price-steps.ts';

const prices = {
  pricePaise: 50_000,
  tiers: [
    { minQty: 24, pricePaise: 47_500 },
    { minQty: 100, pricePaise: 45_000 },
  ],
};

describe('priceSteps', () => {
  it('start at the smallest quantity and leave no gap', () => {
    expect(priceSteps(prices, 12)).toEqual([
      { fromQty: 12, toQty: 23, pricePaise: 50_000, savedPaise: 0 },
      { fromQty: 24, toQty: 99, pricePaise: 47_500, savedPaise: 2_500 },
      { fromQty: 100, toQty: null, pricePaise: 45_000, savedPaise: 5_000 },
    ]);
  });

  it('omit quantities that cannot be ordered', () => {
    expect(priceSteps(prices, 24)).toEqual([
      { fromQty: 24, toQty: 99, pricePaise: 47_500, savedPaise: 0 },
      { fromQty: 100, toQty: null, pricePaise: 45_000, savedPaise: 2_500 },
    ]);
  });

  it('have one row without tiers', () => {
    expect(priceSteps({ pricePaise: 100, tiers: [] }, 6)).toEqual([
      { fromQty: 6, toQty: null, pricePaise: 100, savedPaise: 0 },
    ]);
  });
});

describe('shownPrice', () => {
  it('returns the price at the smallest quantity when it is public', () => {
    const shown = shownPrice(buildProduct({ priceMode: 'public', ...prices, moq: 24 }));
    expect(shown).toMatchObject({ mode: 'public', pricePaise: 47_500 });
  });

  it.each(['signIn', 'onRequest'] as const)('returns no amount in mode %s', (priceMode) => {
    expect(shownPrice(buildProduct({ priceMode }))).toEqual({ mode: priceMode });
  });
});

it.each([
  [12, 47, '12–47'],
  [12, 12, '12'],
  [1_200, null, '1,200 or more'],
])('labels the step from %j to %j as %j', (fromQty, toQty, label) => {
  expect(stepQuantity({ fromQty, toQty, pricePaise: 1, savedPaise: 0 })).toBe(label);
});

it.each([
  [45_000, 0, ''],
  [41_700, 3_300, '₹33 (7%)'],
  [99_950, 50, '₹0.50'],
])('states the saving of a price of %i after %i less as “%s”', (pricePaise, savedPaise, text) => {
  expect(stepSaving({ fromQty: 1, toQty: null, pricePaise, savedPaise })).toBe(text);
});
