import { expect, test } from 'vitest';
import { bangleBeforeExcel, beforeExcel, isExcelDate } from './excel-bangles.ts';

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

test.each([
  ['Bangles', '2-10'],
  ['Silver Kada', '2-10'],
  ['Kangan, plain', '2-10'],
  ['सादा कड़ा', '2-10'],
  ['सादा क\u095Cा', '2-10'],
  ['Kadar chains', '2.1'],
  ['Chains', '2.1'],
])('2.1 alone of “%s” is %s', (context, before) => {
  expect(beforeExcel(['2.1'], context)).toEqual([before]);
});

test('2.1 beside another size of bangles stays', () => {
  expect(beforeExcel(['2.1', '16'], 'Bangles')).toEqual(['2.1', '16']);
});

test.each([
  ['Oct-20', true],
  ['08-Dec', true],
  ['12 oct', true],
  ['Oct-2026', false],
  ['Set 12', false],
  ['10-12', false],
])('whether “%s” is a date of Excel: %s', (label, isDate) => {
  expect(isExcelDate(label)).toBe(isDate);
});

test('2.1 is 2-10 of a product with bangle sizes', () => {
  expect(['2.1', '04-Feb', '2.6'].map(bangleBeforeExcel)).toEqual(['2-10', '2-4', '2.6']);
});
