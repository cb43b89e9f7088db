/** Totals before the quote. */
import { expect, test } from 'vitest';
import { estimateOf, lineText, type LineFacts } from './estimate.ts';
import { lineFigures } from './line-figures.ts';

const PRODUCTS = new Map([
  ['A', { netWeightMg: 4_200, prices: { pricePaise: 45_033, tiers: [] } }],
  ['B', { netWeightMg: 1_000, prices: null }],
]);
function factsOf(line: { sku: string; qty: number }): LineFacts | undefined {
  const product = PRODUCTS.get(line.sku);
  return (
    product && { page: '/product/A', image: null, ...lineFigures(product, product.prices, line) }
  );
}

test('adds weight, amount, 3% GST in whole paise and the total', () => {
  const lines = [{ sku: 'A', qty: 11 }];
  expect(estimateOf(lines, factsOf)).toEqual({
    weightMg: 46_200,
    amountPaise: 495_363,
    gstPaise: 14_861,
    totalPaise: 510_224,
    unpriced: 0,
  });
});

test('counts lines without a price, and adds the known weights', () => {
  const lines = [
    { sku: 'A', qty: 1 },
    { sku: 'B', qty: 2 },
    { sku: 'C', qty: 3 },
  ];
  expect(estimateOf(lines, factsOf)).toMatchObject({
    weightMg: 6_200,
    amountPaise: 45_033,
    unpriced: 2,
  });
});

test.each([
  ['A', '2 pieces × ₹450.33 · 8.4 g'],
  ['B', '2 pieces · 2 g'],
  ['a missing product', '2 pieces'],
])('shows the known data of a line of %s', (sku, text) => {
  expect(lineText({ qty: 2 }, factsOf({ sku, qty: 2 }))).toBe(text);
});

test('shows a line in its unit', () => {
  expect(lineText({ qty: 2, unit: 'pair' }, factsOf({ sku: 'B', qty: 2 }))).toBe('2 pairs · 2 g');
});
