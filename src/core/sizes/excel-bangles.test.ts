import { expect, test } from 'vitest';
import { bangleBeforeExcel, beforeExcel } from './excel-bangles.ts';

test.each([
  [
    ['2.4', '2.6', '2.8', '2.1'],
    ['2.4', '2.6', '2.8', '2-10'],
  ],
  [
    ['04-Feb', '06-Feb', '8-Feb', '10-Feb'],
    ['2-4', '2-6', '2-8', '2-10'],
  ],
  [
    ['Feb-04', 'Feb-6'],
    ['2-4', '2-6'],
  ],
  [
    ['02-Apr', '02-Jun', '2-Aug', '02-Oct', '2-Dec'],
    ['2-4', '2-6', '2-8', '2-10', '2-12'],
  ],
  [
    ['04-Feb', '2.1'],
    ['2-4', '2-10'],
  ],
  [['2-Feb'], ['2-2']],
])('Excel changed sizes of bangles to %j', (labels, before) => {
  expect(beforeExcel(labels)).toEqual(before);
});

test.each([
  [['2.1']],
  [['2.1', '2.3 cm']],
  [['2.1', '16']],
  [['12', '14']],
  [['04-Mar', '24-Feb', 'Feb-2026', 'Small']],
])('Excel did not change %j', (labels) => {
  expect(beforeExcel(labels)).toEqual(labels);
});

test('2.1 is 2-10 of a product with bangle sizes', () => {
  expect(['2.1', '04-Feb', '2.6'].map(bangleBeforeExcel)).toEqual(['2-10', '2-4', '2.6']);
});
