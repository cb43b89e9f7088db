import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { labelsOf, skuLabel } from './sku-label.ts';

const product = buildProduct({
  sku: 'RG101',
  title: 'Lotus ring',
  netWeightMg: 4_000,
  sizeSystem: 'indianRing',
  sizes: [{ label: '14', sku: '14', netWeightMg: 4_200 }, { label: '16' }],
});
const own = skuLabel({ sku: 'RG101', size: '14' }, product);
const other = skuLabel({ sku: 'RG101', size: '16' }, product);

test('a size has its SKU and weight, or the SKU of the product with the size to scan', () => {
  expect(own).toMatchObject({ code: 'RG101-14', scan: 'RG101-14', unitWeightMg: 4_200 });
  expect(other).toMatchObject({ code: 'RG101', scan: 'RG101 16x1', unitWeightMg: 4_000 });
});

test('a product that is missing in the catalogue has its title from elsewhere', () => {
  expect(skuLabel({ sku: 'ER7', size: undefined, title: 'Studs' }, undefined)).toEqual({
    ...{ code: 'ER7', scan: 'ER7', title: 'Studs', size: undefined, unitWeightMg: undefined },
  });
});

test('makes a label for each unit, up to a limit', () => {
  const lines = [
    { ...own, qty: 2 },
    { ...other, qty: 3 },
  ];
  expect(labelsOf(lines, 100).map(({ code }) => code)).toEqual([
    ...['RG101-14', 'RG101-14', 'RG101', 'RG101', 'RG101'],
  ]);
  expect(labelsOf(lines, 4)).toHaveLength(4);
});
