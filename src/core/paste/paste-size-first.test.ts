/** A size before the word for it, and its quantity after it: `14 size 12 pcs`. */
import { expect, test } from 'vitest';
import { buildPasteCatalogue, shortItem } from '#fixtures/paste-catalogue.ts';
import { readPastedOrder } from './paste-order.ts';

const catalogue = buildPasteCatalogue();
const read = (text: string): string[] => readPastedOrder(text, catalogue).map(shortItem);

test.each([
  // Both numbers are sizes.
  ['RG104 14 size 12 pcs', 'RG104=12 [14 × 12]'],
  ['RG104 14 size - 12 pcs', 'RG104=12 [14 × 12]'],
  ['RG104 14 size: 12', 'RG104=12 [14 × 12]'],
  ['RG104 14 sz 12pc', 'RG104=12 [14 × 12]'],
  ['RG104 14 ka size 12 pcs', 'RG104=12 [14 × 12]'],
  ['RG104 14 size me 12 pcs', 'RG104=12 [14 × 12]'],
  ['RG104 14 size 12 nos', 'RG104=12 [14 × 12]'],
  ['RG104 14 size x 12', 'RG104=12 [14 × 12]'],
  ['RG104 14 size 12 pcs @ 450', 'RG104=12 [14 × 12] @ 450'],
  ['RG104 14 size 12 pcs gold', 'RG104=12 [14 × 12] gold'],
  ['RG104 14 size 12 pcs, 10 size 8 pcs', 'RG104=20 [10 × 8, 14 × 12]'],
  ['RG104\n14 size 12 pcs\n10 size 8 pcs', 'RG104=20 [10 × 8, 14 × 12]'],
  ['RG104 14 size - 12, 10 size - 8', 'RG104=20 [10 × 8, 14 × 12]'],
  // Only the first is a size.
  ['RG104 14 size 6 pcs', 'RG104=6 [14 × 6]'],
  ['RG104 14 size - 6', 'RG104=6 [14 × 6]'],
  ['NP17 2.6 size 4 pcs, 2.8 size 8 pcs', 'NP17=12 [2-6 × 4, 2-8 × 8]'],
  ['CH301 18 inch size 6 pcs', 'CH301=6 [18 inch × 6]'],
  ['BR401 M size 6 pcs', 'BR401=6 [M × 6]'],
])('%j', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test.each([
  // Either number may be the size, or the second one is a size to the word’s left and right.
  ...['RG104 12 size 14', 'RG104 12 size 14 @ 450', 'RG104 14 ka size 12', 'RG104 8 size - 12'],
  ...['RG104 8 size - 12 size', 'RG104 8 size - 12 size 6 pcs'],
  // The size before the word is not made.
  ...['RG104 13 size 12 pcs', 'RG104 6 size - 12 pcs', 'RG104 6 size 12 pcs'],
  ...['RG104 13 size - 6 pcs', 'RG104 14 size 12 pairs'],
])('asks about %j', (text) => {
  expect(read(text)).toEqual(['?quantity RG104']);
});
