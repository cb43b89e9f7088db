/** Quantities in pieces of products that are sold in sets. */
import { expect, test } from 'vitest';
import { readPastedOrder } from './paste-order.ts';
import { pasteCatalogue } from './paste-catalogue.ts';

const catalogue = pasteCatalogue(
  new Map([
    [
      'BG102',
      {
        ...{ sku: 'BG102', unit: 'set of 4', sizeSystem: 'bangle' as const },
        ...{ sizes: ['2-4', '2-6', '2-8'], sizeSkus: ['24', '26', '28'] },
      },
    ],
    ['TR115', { sku: 'TR115', unit: 'set of 6' }],
    ['ER204', { sku: 'ER204', unit: 'pair' }],
  ]),
);
const choices = (text: string) =>
  readPastedOrder(text, catalogue).map((item) =>
    item.kind === 'clear' ? item.qty : 'choices' in item && item.choices,
  );
const inSize = (label: string, qty: number) => ({ qty, sizes: [{ label, qty }] });

test.each([
  ['BG102 2.6 16 pcs', [inSize('2-6', 4), inSize('2-6', 16)]],
  ['BG102 2.6 - 4 pcs', [inSize('2-6', 1), inSize('2-6', 4)]],
  ['BG102 2.6 size 16 pieces', [inSize('2-6', 4), inSize('2-6', 16)]],
  ['BG102 16 pcs size 2.6', [inSize('2-6', 4), inSize('2-6', 16)]],
  ['BG102-26 16 pcs', [inSize('2-6', 4), inSize('2-6', 16)]],
  ['TR115 12 pcs', [{ qty: 2 }, { qty: 12 }]],
  ['12 pcs of TR115', [{ qty: 2 }, { qty: 12 }]],
  ['TR115\n12 pcs', [{ qty: 2 }, { qty: 12 }]],
  ['TR115 2 dozen', [{ qty: 4 }, { qty: 24 }]],
  ['TR115\n2 dozen', [{ qty: 4 }, { qty: 24 }]],
  ['Code,Qty,Unit\nTR115,2,Dozen', [{ qty: 4 }, { qty: 24 }]],
  ['BG102 size 2.6 2 dozen', [inSize('2-6', 6), inSize('2-6', 24)]],
])('%j may be sets or pieces', (text, expected) => {
  expect(choices(text)).toEqual([expected]);
});

test('each size has both meanings', () => {
  expect(choices('BG102 2.6 16 pcs, 2.8 8 pcs')).toEqual([
    [
      {
        qty: 6,
        sizes: [
          { label: '2-6', qty: 4 },
          { label: '2-8', qty: 2 },
        ],
      },
      {
        qty: 24,
        sizes: [
          { label: '2-6', qty: 16 },
          { label: '2-8', qty: 8 },
        ],
      },
    ],
  ]);
});

test.each([
  ['BG102 2.6 4 sets', 4],
  ['BG102 2.6 x 16', 16],
  ['BG102 2.6 - 16 nos', 16],
  ['BG102 2.6 6 pcs', 6],
  ['TR115 4 pcs', 4],
  ['TR115 12 units', 12],
  ['TR115 12 sets of 6 pcs', 12],
  ['ER204 24 pcs', 24],
])('%j is clear', (text, qty) => {
  expect(choices(text)).toEqual([qty]);
});
