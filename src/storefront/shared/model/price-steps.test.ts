/** The price table, and the visible price in each mode. */
import { buildProduct } from '#fixtures/build.ts';
import { describe, expect, it } from 'vitest';
import { unitPriceAt } from '#core/pricing.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { lowerPrice, priceSteps, shownPrice, stepQuantity, stepSaving } from './price-steps.ts';

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

describe('lowerPrice', () => {
  const rule = { moq: 12, orderMultiple: 6 };

  it.each([
    [12, 24, '12 more for ₹475 each'],
    [18, 24, '6 more for ₹475 each'],
    // 100 is no multiple of 6.
    [24, 102, '78 more for ₹450 each'],
    [96, 102, '6 more for ₹450 each'],
  ])('of %i units is at %i', (qty, at, text) => {
    expect(lowerPrice(rule, prices, qty)).toEqual({ qty: at, text });
  });

  it('names a pair and a set', () => {
    const textFor = (unit: string) => lowerPrice({ ...rule, unit }, prices, 18)?.text;
    expect(textFor('pair')).toBe('6 more for ₹475 per pair');
    expect(textFor('set of 6')).toBe('6 more for ₹475 per set of 6');
  });

  it('is missing at the lowest price, and beyond the largest order', () => {
    expect(lowerPrice(rule, prices, 102)).toBeUndefined();
    const far = { pricePaise: 200, tiers: [{ minQty: MOST_UNITS, pricePaise: 100 }] };
    expect(lowerPrice({ moq: 7, orderMultiple: 7 }, far, 7)).toBeUndefined();
  });

  it('is always lower, at a valid quantity', () => {
    for (let qty = 12; qty < 102; qty += 6) {
      const next = lowerPrice(rule, prices, qty)?.qty ?? 0;
      expect(next % 6).toBe(0);
      expect(unitPriceAt(prices, next)).toBeLessThan(unitPriceAt(prices, qty));
    }
  });
});
