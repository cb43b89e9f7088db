/** Orders that are pasted from spreadsheets and CSV files. */
import { expect, test } from 'vitest';
import { buildPasteCatalogue, shortItem } from '#fixtures/paste-catalogue.ts';
import { readPastedOrder } from './paste-order.ts';

const catalogue = buildPasteCatalogue();
const read = (...lines: readonly string[]): string[] =>
  readPastedOrder(lines.join('\n'), catalogue).map(shortItem);

test('a table with rates and amounts has the quantities in their column', () => {
  expect(
    read(
      'S.No.\tDesign No\tItem\tNet Wt\tQty\tRate (Rs)\tAmount',
      '1\tRG101\tHalo ring\t3.25\t12\t450.00\t5,400',
      '2\trg 102\tBand\t2.8\t6 pcs\t390\t2340',
      '3\tER204\tStuds\t2\t\t250\t',
      '4\tNP17\tBangle\t24\t0\t900\t0',
      '\tTotal\t\t\t18\t\t7740',
    ),
  ).toEqual([
    'RG101=12 Halo ring, 3.25 g, rs 450.00, rs 5,400',
    'RG102=6 Band, 2.8 g, rs 390, rs 2340',
    '!No SKU found.',
  ]);
});

test.each([
  ['SKU,Qty,Price', 'RG101,12,450', ['RG101=12 rs 450']],
  ['sku;quantity', 'RG101;12.00', ['RG101=12']],
  ['Code|Pairs|MRP', 'ER204|24|300', ['ER204=24 rs 300']],
  ['Qty\tSKU', '12\tRG101', ['RG101=12']],
  ['SKU\tSize\tQty', 'RG104\t12\t4', ['RG104=4 [12 × 4]']],
  ['SKU\tSize\tQty', 'NP17\t2.6\t4', ['NP17=4 [2-6 × 4]']],
  ['SKU\tSize\tQty', 'NP17\t2-6\t4', ['NP17=4 [2-6 × 4]']],
  ['SKU\tQty\tSize', 'NP17\t4\t2-6', ['NP17=4 [2-6 × 4]']],
  ['Size\tSKU\tQty', '2-6\tNP17\t4', ['NP17=4 [2-6 × 4]']],
  ['SKU\tSize\tQty', 'BR401\tM\t4', ['BR401=4 [M × 4]']],
  ['SKU\tSize\tQty', 'BR401\t7\t4', ['BR401=4 [7 × 4]']],
  ['SKU\tSize\tQty', 'CH301\t18 inch\t6', ['CH301=6 [18 inch × 6]']],
  ['SKU\tSize\tQty', 'CH301\t18"\t6 pcs', ['CH301=6 [18 inch × 6]']],
  ['SKU\tSize\tWt\tQty\tRate', 'CH301\t18\t3.25\t6\t450', ['CH301=6 [18 inch × 6] 3.25 g, rs 450']],
  ['SKU\tSize\tQty', 'CH301\t22 inch\t6', ['?quantity CH301']],
  ['SKU\tSize\tQty', 'RG101\t-\t6', ['RG101=6']],
  ['SKU\tQty', 'RG104\t12x4 14x6', ['RG104=10 [12 × 4, 14 × 6]']],
  ['SKU\tQty', 'RG999\t12', ['!RG999 is not in the catalogue.']],
  ['Code,Qty,Unit', 'RG101,2,Dozen', ['RG101=24']],
  ['Code|Qty|UOM', 'RG101|12.00|Pcs.', ['RG101=12']],
  ['Code,Size,Qty,Unit', 'RG104,12,2,Dozen', ['RG104=24 [12 × 24]']],
  ['SKU,Qty (dozen)', 'RG101,2', ['RG101=24']],
  ['SKU,Qty (dozen),Unit', 'RG101,2,pcs', ['RG101=2']],
  ['SKU,Qty,Unit', 'RG101,2,Box', ['?quantity RG101']],
  ['SKU,Qty,Unit', 'RG101,12,gm', ['RG101=12 gm']],
  // A rate per dozen.
  ['SKU,Qty,Rate,Per', 'RG101,24,5400,doz', ['?quantity RG101']],
])('of %j, %j', (header, row, items) => {
  expect(read(header, row)).toEqual(items);
});

test('text around a table is read as before', () => {
  expect(read('RG102 6', 'SKU\tQty\tRate', 'RG101\t12\t450', 'ER204 24 pairs')).toEqual([
    'RG102=6',
    'RG101=12 rs 450',
    'ER204=24',
  ]);
});

test('a table without any quantity is no table', () => {
  expect(read('SKU\tQty', 'RG101\t', 'RG102\t')).toEqual([
    '!No SKU found.',
    '?quantity RG101',
    '?quantity RG102',
  ]);
});
