import { expect, test } from 'vitest';
import { skusBetween } from './skus-between.ts';

const SKUS = ['RG9', 'RG101', 'RG103', 'RG102', 'RG200', 'ER102', 'RG102-A'];

test.each([
  ['RG101', 'RG103', ['RG101', 'RG102', 'RG103']],
  ['RG103', 'RG9', ['RG9', 'RG101', 'RG102', 'RG103']],
  ['RG101', 'ER102', ['RG101', 'ER102']],
  ['RG101', 'RG102-A', ['RG101', 'RG102-A']],
])('from %s to %s returns %j', (from, to, row) => {
  expect(skusBetween(SKUS, from, to)).toEqual(row);
});

test('returns only the two ends of a range that is too long', () => {
  const many = Array.from({ length: 100 }, (_, index) => `RG${index}`);
  expect(skusBetween(many, 'RG0', 'RG99')).toEqual(['RG0', 'RG99']);
});
