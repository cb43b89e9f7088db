import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { bangles, piece, PRODUCTS, saleOf } from '#fixtures/invoices.ts';
import { slipLines } from './slip-lines.ts';

const product = buildProduct({
  sku: 'RG101',
  netWeightMg: 4_000,
  sizeSystem: 'indianRing',
  sizes: [{ label: '14', sku: '14', netWeightMg: 4_200 }, { label: '16' }],
});
const products = new Map([['RG101', { product }]]);

const { order } = saleOf({
  lines: [
    {
      ...piece('RG101', 10, 10_000),
      sizes: [
        { label: '14', qty: 6 },
        { label: '16', qty: 4 },
      ],
    },
    {
      ...{ sku: 'CH5', qty: 4, gstRateBps: 300 },
      rate: {
        ...{ basis: 'weight', weightMg: 61_000, perGramPaise: 9_000 },
        making: { by: 'total', amountPaise: 0 },
      },
    },
  ],
});

test('a slip of the order lists everything', () => {
  expect(slipLines(order, products)).toMatchObject([
    { sku: 'RG101', qty: 10, weightMg: 41_200 },
    { sku: 'CH5', qty: 4, weightMg: 61_000 },
  ]);
});

test('a slip of a parcel lists its units by product, with their part of a quoted weight', () => {
  const sent = [
    { sku: 'RG101', qty: 3, size: '14' },
    { sku: 'RG101', qty: 2, size: '16' },
    { sku: 'CH5', qty: 1 },
  ];
  expect(slipLines(order, products, sent)).toEqual([
    {
      ...{ sku: 'RG101', qty: 5, unit: undefined, weightMg: 20_600 },
      sizes: [
        { label: '14', qty: 3 },
        { label: '16', qty: 2 },
      ],
    },
    { sku: 'CH5', qty: 1, unit: undefined, sizes: [], weightMg: 15_250 },
  ]);
});

test('a parcel in one size has the part of the quoted weight that this size has in the catalogue', () => {
  // 6 pairs of 20 g and 6 pairs of 30 g were weighed at 310 g.
  const { order: quoted } = saleOf({ lines: [bangles([6, 6], { weightMg: 310_000 })] });
  const weightOf = (size: string) =>
    slipLines(quoted, PRODUCTS, [{ sku: 'BG10', qty: 6, size }])[0]?.weightMg;
  expect([weightOf('2-4'), weightOf('2-10')]).toEqual([124_000, 186_000]);
});
