import { expect, test } from 'vitest';
import { sizesInText } from './sizes-in-text.ts';

test.each([
  ['indianRing', '8-11, 14', '8 9 10 11 14'],
  ['indianRing', '10 12 12', '10 12'],
  ['indianRing', '8 to 11', '8 9 10 11'],
  ['indianRing', '8 - 11', '8 9 10 11'],
  ['indianRing', 'Size 8 – 10; 14', '8 9 10 14'],
  ['indianRing', '8/10/12', '8 10 12'],
  ['indianRing', '8-10-12', '8 10 12'],
  ['indianRing', '10, 12 and 14', '10 12 14'],
  ['bangle', '2-4, 2.6 2/8', '2-4 2-6 2-8'],
  ['bangle', '2-2 to 2-12', '2-2 2-4 2-6 2-8 2-10 2-12'],
  ['bangle', '2.4-2.10', '2-4 2-6 2-8 2-10'],
  ['bangle', '2.4/2.6/2.8', '2-4 2-6 2-8'],
  ['inch', '16", 18 inch', '16 inch,18 inch'],
  ['inch', '16 18 20', '16 inch,18 inch,20 inch'],
  ['inch', '6.5/7', '6.5 inch,7 inch'],
  ['cm', '40 45 50 cm', '40 cm,45 cm,50 cm'],
  ['free', 'Small, Free size', 'Small,Free size'],
] as const)('the sizes of %s in “%s” are %s', (system, text, labels) => {
  const isListed = /[a-z]/.test(labels);
  expect(sizesInText(system, text)).toEqual({
    labels: labels.split(isListed ? ',' : ' '),
    rest: '',
  });
});

test.each([
  ['indianRing', '12, XL, 44', '12', 'XL, 44'],
  ['indianRing', '22-8', '', '22-8'],
  ['indianRing', '28-34', '', '28-34'],
  ['indianRing', '10, 12.5', '10', '12.5'],
  ['bangle', '2-4 to 2-7, 2-8', '2-8', '2-4 to 2-7'],
  ['bangle', '2 4 6', '', '2 4 6'],
  ['inch', '16-20', '', '16-20'],
  ['inch', '10 1/2, 12', '12 inch', '10 1/2'],
  ['inch', '18 cm', '', '18 cm'],
] as const)('of %s in “%s”, what can’t be read is left', (system, text, label, rest) => {
  expect(sizesInText(system, text)).toEqual({ labels: label === '' ? [] : [label], rest });
});
