import { expect, test } from 'vitest';
import { buildOrder, buildProduct } from '#fixtures/build.ts';
import { pickList } from './pick-list.ts';

const line = (sku: string, qty: number, size?: string) => ({
  ...{ productId: sku, sku, qty, title: `Requested ${sku}` },
  ...(size !== undefined && { size }),
});

const product = buildProduct({
  sku: 'RG101',
  title: 'Lotus ring',
  netWeightMg: 4_000,
  sizeSystem: 'indianRing',
  sizes: [{ label: '14', sku: '14', netWeightMg: 4_200 }, { label: '16' }],
});
const products = new Map([['RG101', { product, price: undefined }]]);

const orders = [
  buildOrder({ number: 'GB-7K2M9A', lines: [line('RG101', 2, '14'), line('ER7', 3)] }),
  buildOrder({ number: 'GB-7K2M9B', lines: [line('RG101', 1, '14'), line('RG101', 4, '16')] }),
];

test('adds up each SKU and size over the orders', () => {
  expect(pickList(orders, products)).toMatchObject([
    { code: 'ER7', title: 'Requested ER7', qty: 3, unitWeightMg: undefined },
    {
      ...{ code: 'RG101', scan: 'RG101 16x1', title: 'Lotus ring', size: '16', qty: 4 },
      unitWeightMg: 4_000,
    },
    {
      ...{ code: 'RG101-14', scan: 'RG101-14', size: '14', qty: 3, unitWeightMg: 4_200 },
      orders: [
        { number: 'GB-7K2M9A', qty: 2 },
        { number: 'GB-7K2M9B', qty: 1 },
      ],
    },
  ]);
});

test('has only the unsent units of a partly sent order', () => {
  const [first, ...others] = orders;
  const unsent = [{ sku: 'RG101', qty: 1, size: '14' }];
  expect(pickList([{ ...buildOrder(first), unsent }, ...others], products)).toMatchObject([
    { code: 'RG101', qty: 4 },
    { code: 'RG101-14', qty: 2 },
  ]);
});
