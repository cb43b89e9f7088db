import { expect, test } from 'vitest';
import { lineWeight, totalWeight } from './net-weight.ts';

const products = new Map([['RG1', { product: { netWeightMg: 4_000 } }]]);
const making = { by: 'total', amountPaise: 0 } as const;
const weighed = { basis: 'weight', weightMg: 30_000, perGramPaise: 1, making } as const;

test('uses the quoted weight, or else that of the catalogue', () => {
  expect(lineWeight({ sku: 'RG1', qty: 10 }, products)).toBe(40_000);
  expect(lineWeight({ sku: 'RG1', qty: 10, rate: weighed }, products)).toBe(30_000);
});

test('weighs sizes by their own weights', () => {
  const sized = new Map([
    [
      'CH5',
      { product: { netWeightMg: 8_000, sizes: [{ label: '24 inch', netWeightMg: 12_000 }] } },
    ],
  ]);
  const line = { sku: 'CH5', qty: 10, sizes: [{ label: '24 inch', qty: 4 }] };
  expect(lineWeight(line, sized)).toBe(96_000);
});

test('has no total if one weight is unknown', () => {
  const ring = { sku: 'RG1', qty: 10 };
  expect(totalWeight([ring, { sku: 'CH5', qty: 1, rate: weighed }], products)).toBe(70_000);
  expect(totalWeight([ring, { sku: 'CH5', qty: 1 }], products)).toBeUndefined();
});
