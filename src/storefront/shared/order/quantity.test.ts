import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitPriceAt } from '#core/pricing.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import {
  additionProblem,
  additionRule,
  fittingQuantity,
  leastQuantity,
  lowerPrice,
  nearestQuantities,
  quantityProblem,
  steppedQuantity,
} from './quantity.ts';

test.each([
  [{ moq: 1, orderMultiple: 1 }, 1],
  [{ moq: 10, orderMultiple: 6 }, 12],
  [{ moq: 12, orderMultiple: 6 }, 12],
])('for %j the smallest quantity is %i', (rule, least) => {
  expect(leastQuantity(rule)).toBe(least);
});

test.each([
  [12, undefined],
  [13, 'Sold in multiples of 6: choose 12 or 18.'],
  [7, 'The MOQ is 12 pieces.'],
  [12.5, 'Enter a whole number of pieces.'],
  [Number.NaN, 'Enter a whole number of pieces.'],
  [200_000, 'The maximum is 99,996 pieces.'],
])('with an MOQ of 10 and multiples of 6, %d gets the message %j', (qty, problem) => {
  expect(quantityProblem({ moq: 10, orderMultiple: 6 }, qty)).toBe(problem);
});

test.each([
  // The MOQ and the order multiple count over both.
  [6, 12, undefined],
  [6, 18, undefined],
  [3, 9, undefined],
  [12, 5, undefined],
  [6, 0, 'The MOQ is 12 pieces.'],
  [7, 5, undefined],
  [3, 5, 'The MOQ is 12 pieces.'],
  // The list reaches the MOQ.
  [0, 12, 'Add at least 6 pieces.'],
  [3, 12, 'Add at least 6 pieces.'],
  [-6, 24, 'Add at least 6 pieces.'],
  [7, 12, 'Sold in multiples of 6: choose 6 or 12.'],
  [13, 12, 'Sold in multiples of 6: choose 12 or 18.'],
  [200_000, 12, 'The maximum is 99,996 pieces.'],
  [Number.NaN, 12, 'Enter a whole number of pieces.'],
])('%d added to %d in the list gets the message %j', (qty, listed, problem) => {
  expect(additionProblem({ moq: 10, orderMultiple: 6 }, qty, listed)).toBe(problem);
});

test.each([
  [7, 0, [12], 12],
  [7, 5, [12], 12],
  [7, 12, [6, 12], 6],
  [3, 12, [6], 6],
  [Number.NaN, 12, [6], 6],
])('%d added to %d in the list gets the suggestions %j, and steps from 12 to %d', (...row) => {
  const [qty, listed, offered, fewer] = row;
  const rule = additionRule({ moq: 10, orderMultiple: 6 }, listed);
  expect(nearestQuantities(rule, qty)).toEqual(offered);
  expect(steppedQuantity(rule, 12, -1)).toBe(fewer);
});

test.each([
  [13, [12, 18]],
  [12.5, [12, 18]],
  [3, [12]],
  [-4, [12]],
  [Number.NaN, [12]],
  [200_000, [99_996]],
  [99_999, [99_996]],
  [18, [18]],
])('with an MOQ of 10 and multiples of 6, %d gets the suggestion %j', (qty, offered) => {
  expect(nearestQuantities({ moq: 10, orderMultiple: 6 }, qty)).toEqual(offered);
});

const rules = fc.record({
  moq: fc.integer({ min: 1, max: 500 }),
  orderMultiple: fc.integer({ min: 1, max: 200 }),
});

test('suggests only valid quantities for any input', () => {
  fc.assert(
    fc.property(rules, fc.double(), (rule, qty) => {
      expect(quantityProblem(rule, fittingQuantity(rule, qty))).toBeUndefined();
      for (const offered of nearestQuantities(rule, qty)) {
        expect(quantityProblem(rule, offered)).toBeUndefined();
      }
    }),
  );
});

test('steps to the next valid quantity without skipping one', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: MOST_UNITS }), (rule, qty) => {
      const up = steppedQuantity(rule, qty, 1);
      const down = steppedQuantity(rule, qty, -1);
      expect(quantityProblem(rule, up)).toBeUndefined();
      expect(quantityProblem(rule, down)).toBeUndefined();
      if (up > qty && qty >= leastQuantity(rule)) {
        expect(up - qty).toBeLessThanOrEqual(rule.orderMultiple);
      }
      if (down < qty) expect(qty - down).toBeLessThanOrEqual(Math.max(rule.orderMultiple, qty));
    }),
  );
});

const prices = {
  pricePaise: 50_000,
  tiers: [
    { minQty: 24, pricePaise: 47_500 },
    { minQty: 100, pricePaise: 45_000 },
  ],
};

describe('lowerPrice', () => {
  const rule = { moq: 12, orderMultiple: 6 };

  test.each([
    [12, 24, '12 more for ₹475 each'],
    [18, 24, '6 more for ₹475 each'],
    // 100 is no multiple of 6.
    [24, 102, '78 more for ₹450 each'],
    [96, 102, '6 more for ₹450 each'],
  ])('of %i units is at %i', (qty, at, text) => {
    expect(lowerPrice(rule, prices, qty)).toEqual({ qty: at, text });
  });

  test('names a pair and a set', () => {
    const textFor = (unit: string) => lowerPrice({ ...rule, unit }, prices, 18)?.text;
    expect(textFor('pair')).toBe('6 more for ₹475 per pair');
    expect(textFor('set of 6')).toBe('6 more for ₹475 per set of 6');
  });

  test('is missing at the lowest price, and beyond the largest order', () => {
    expect(lowerPrice(rule, prices, 102)).toBeUndefined();
    const far = { pricePaise: 200, tiers: [{ minQty: MOST_UNITS, pricePaise: 100 }] };
    expect(lowerPrice({ moq: 7, orderMultiple: 7 }, far, 7)).toBeUndefined();
  });

  test('is always lower, at a valid quantity', () => {
    for (let qty = 12; qty < 102; qty += 6) {
      const next = lowerPrice(rule, prices, qty)?.qty ?? 0;
      expect(next % 6).toBe(0);
      expect(unitPriceAt(prices, next)).toBeLessThan(unitPriceAt(prices, qty));
    }
  });
});
