import { describe, expect, it } from 'vitest';
import { unitPriceAt } from '#core/pricing.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { lowerPrice } from './quantity.ts';

const prices = {
  pricePaise: 50_000,
  tiers: [
    { minQty: 24, pricePaise: 47_500 },
    { minQty: 100, pricePaise: 45_000 },
  ],
};

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
