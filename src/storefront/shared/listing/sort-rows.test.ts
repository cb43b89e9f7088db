/** Lists in the selected order. */
import { expect, test } from 'vitest';
import { sortRows } from './sort-rows.ts';

const rowOf = (sku: string, pricePaise: number | null, netWeightMg: number) => ({
  ...{ sku, netWeightMg, moq: 1 },
  prices: pricePaise === null ? null : { pricePaise, tiers: [] },
});
const ROWS = [
  rowOf('A', 300, 20),
  rowOf('B', null, 10),
  rowOf('C', 100, 30),
  rowOf('D', 300, 10),
  rowOf('E', null, 20),
];

test.each([
  ['newest', 'ABCDE'],
  ['price', 'CADBE'],
  ['price-down', 'ADCBE'],
  ['weight', 'BDAEC'],
  ['weight-down', 'CAEBD'],
] as const)('%s', (sort, expected) => {
  const skus = sortRows(ROWS, sort).map(({ sku }) => sku);
  expect(skus.join('')).toBe(expected);
});

test('sizes with prices of their own are sorted by the lowest, as on their card', () => {
  const sized = {
    ...{ sku: 'F', netWeightMg: 20, moq: 12 },
    prices: {
      pricePaise: 400,
      tiers: [],
      bySize: [{ label: '8', pricePaise: 250, tiers: [{ minQty: 12, pricePaise: 200 }] }],
    },
  };
  const skusIn = (sort: 'price' | 'price-down') =>
    sortRows([...ROWS, sized], sort)
      .map(({ sku }) => sku)
      .join('');
  expect([skusIn('price'), skusIn('price-down')]).toEqual(['CFADBE', 'ADFCBE']);
});
