/** The total uses the price of the tier, and omits a price that is not public. */
import { expect, test } from 'vitest';
import { totalText } from './quantity-total.ts';

const prices = { pricePaise: 45_000, tiers: [{ minQty: 50, pricePaise: 42_050 }] };

test.each([
  [1, '1 piece, 4.2 g', '₹450 before GST'],
  [12, '12 pieces, 50.4 g', '₹5,400 before GST'],
  [49, '49 pieces, 205.8 g', '₹22,050 before GST'],
  [50, '50 pieces, 210 g', '₹21,025 before GST'],
  [1_200, '1,200 pieces, 5,040 g', '₹5,04,600 before GST'],
])('calculates %i pieces with a tier at 50', (qty, weight, amount) => {
  expect(totalText({ unit: 'piece', netWeightMg: 4_200, prices }, qty)).toEqual({ weight, amount });
});

test('counts the tier over the quantity in the order list, too', () => {
  const total = (all: number) => totalText({ unit: 'piece', netWeightMg: 4_200, prices }, 12, all);
  expect(total(49)).toEqual({ weight: '12 pieces, 50.4 g', amount: '₹5,400 before GST' });
  expect(total(50)).toEqual({ weight: '12 pieces, 50.4 g', amount: '₹5,046 before GST' });
});

test('shows only the weight without a public price', () => {
  expect(totalText({ unit: 'piece', netWeightMg: 4_200, prices: null }, 12)).toEqual({
    weight: '12 pieces, 50.4 g',
    amount: '',
  });
});

test('counts pairs and sets', () => {
  const total = (unit: string, qty: number) =>
    totalText({ unit, netWeightMg: 4_200, prices: null }, qty).weight;
  expect(total('pair', 12)).toBe('12 pairs, 50.4 g');
  expect(total('set of 6', 1)).toBe('1 set of 6, 4.2 g');
});
