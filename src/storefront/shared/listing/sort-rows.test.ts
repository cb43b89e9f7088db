/** Lists in the selected order. */
import { expect, test } from 'vitest';
import { sortRows } from './sort-rows.ts';

const ROWS = [
  { sku: 'A', pricePaise: 300, netWeightMg: 20 },
  { sku: 'B', pricePaise: null, netWeightMg: 10 },
  { sku: 'C', pricePaise: 100, netWeightMg: 30 },
  { sku: 'D', pricePaise: 300, netWeightMg: 10 },
  { sku: 'E', pricePaise: null, netWeightMg: 20 },
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
