import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import {
  countOf,
  countsOnHand,
  initialCounts,
  labelRows,
  labelsToPrint,
  type LabelProduct,
} from './label-rows.ts';

const ring: LabelProduct = {
  id: 'ring',
  product: buildProduct({
    ...{ sku: 'RG101', title: 'Lotus ring', sizeSystem: 'indianRing' },
    sizes: [{ label: '14', sku: '14' }, { label: '16' }],
  }),
  stock: { levels: [{ size: '16', onHand: 7, reserved: 2 }] },
};
const studs: LabelProduct = {
  id: 'studs',
  product: buildProduct({ sku: 'ER7', title: 'Studs' }),
  stock: undefined,
};
const rows = [ring, studs].flatMap(labelRows);
const counts = (...all: string[]) =>
  Object.fromEntries(rows.map(({ key }, at) => [key, all[at] ?? '']));

test('has a row for each size, with the units on hand if the product is tracked', () => {
  expect(rows).toMatchObject([
    { name: 'RG101, size 14', label: { code: 'RG101-14', size: '14' }, onHand: 0 },
    { name: 'RG101, size 16', label: { code: 'RG101', size: '16' }, onHand: 7 },
    { name: 'ER7', label: { code: 'ER7', size: undefined }, onHand: undefined },
  ]);
});

test('counts stock without a size for a single size', () => {
  const product = buildProduct({ sku: 'BG1', sizeSystem: 'free', sizes: [{ label: 'Free size' }] });
  const levels = [
    { onHand: 3, reserved: 0 },
    { size: 'Free size', onHand: 2, reserved: 0 },
  ];
  expect(labelRows({ id: 'bangle', product, stock: { levels } })).toMatchObject([{ onHand: 5 }]);
});

test('starts with one of each, or with the numbers of the selection', () => {
  expect(initialCounts([ring, studs], undefined)).toEqual(counts('1', '1', '1'));
  const selection = new Map([
    ['ring', [0, 12]],
    ['studs', []],
  ]);
  expect(initialCounts([ring, studs], selection)).toEqual(counts('0', '12', '1'));
});

test('fills in the units on hand of tracked products', () => {
  expect(countsOnHand(rows, counts('1', '1', '4'))).toEqual(counts('0', '7', '4'));
});

test('reads whole numbers, and nothing as 0', () => {
  expect(['12', ' 3 ', '2,400', '', '0'].map(countOf)).toEqual([12, 3, 2_400, 0, 0]);
  expect(['-1', '1.5', 'x', '12345678'].map(countOf)).toEqual(Array(4).fill(undefined));
});

test('prints the entered numbers', () => {
  expect(labelsToPrint(rows, counts('', '2', '3'))).toMatchObject({
    success: true,
    value: [{ qty: 0 }, { scan: 'RG101 16x1', qty: 2 }, { scan: 'ER7', qty: 3 }],
  });
});

test('says what to change before labels can be printed', () => {
  const errors = [counts('1', 'x', '1'), counts('0', '', '0'), counts('2000', '400', '1')].map(
    (typed) => labelsToPrint(rows, typed),
  );
  expect(errors).toMatchObject([
    { error: 'RG101, size 16: enter a whole number, or 0 for no label.' },
    { error: 'Enter how many labels to print.' },
    { error: expect.stringMatching(/^2,401 labels are too many: at most 2,400 /) },
  ]);
  expect(labelsToPrint(rows, counts('2000', '400', '0'))).toMatchObject({ success: true });
});
