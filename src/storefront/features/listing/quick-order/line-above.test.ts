/** Enter in an empty cell repeats the quantity above, as far as the design can have it. */
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { textAbove } from './line-above.ts';

const plain = (sku: string, fields: Partial<Parameters<typeof buildProduct>[0]> = {}) =>
  entryOf(sku.toLowerCase(), buildProduct({ sku, moq: 6, ...fields }));
const ring = (sku: string) =>
  plain(sku, { sizeSystem: 'indianRing', sizes: [{ label: '12' }, { label: '14' }] });
const bangle = (sku: string) =>
  plain(sku, { sizeSystem: 'bangle', sizes: [{ label: '2-4' }, { label: '2-6' }] });
const rows = [plain('A1'), ring('B1'), plain('C1'), ring('D1'), bangle('E1')];
const textFor = (sku: string, lines: Parameters<typeof textAbove>[2], of = rows) => {
  const entry = of.find((each) => each.sku === sku);
  return entry && textAbove(entry, of, lines);
};

describe('the quantity above', () => {
  const lines = [
    { sku: 'D1', qty: 4, sizes: [{ label: '14', qty: 4 }] },
    { sku: 'A1', qty: 24 },
    {
      sku: 'B1',
      qty: 10,
      sizes: [
        { label: '12', qty: 4 },
        { label: '14', qty: 6 },
      ],
    },
  ];

  test('is the nearest of a design that is ordered the same way', () => {
    expect(textFor('C1', lines)).toBe('24');
    expect(textFor('D1', lines)).toBe('12x4 14x6');
  });

  test('is not that of a row below, or of sizes of another system', () => {
    expect(textFor('A1', [{ sku: 'C1', qty: 24 }])).toBeUndefined();
    expect(textFor('E1', lines)).toBeUndefined();
    expect(textFor('C1', [])).toBeUndefined();
  });

  test('is not repeated into a design that is out of stock', () => {
    const soldOut = { stockStatus: 'outOfStock' } as const;
    const of = [plain('A1'), plain('C1', soldOut), plain('F1')];
    expect(textFor('C1', lines, of)).toBeUndefined();
    expect(textFor('F1', lines, of)).toBe('24');
    const sized = [ring('B1'), { ...ring('D1'), ...soldOut, soldOut: ['12', '14'] }];
    expect(textFor('D1', lines, sized)).toBeUndefined();
  });

  test('leaves out the sizes that are out of stock', () => {
    const withSoldOut = (...soldOut: string[]) => [ring('B1'), { ...ring('D1'), soldOut }];
    expect(textFor('D1', lines, withSoldOut('14'))).toBe('12x4');
    expect(textFor('D1', lines, withSoldOut('16'))).toBe('12x4 14x6');
    expect(textFor('D1', lines, withSoldOut('12', '14'))).toBeUndefined();
  });

  test('becomes the next quantity that the design can have', () => {
    const tens = plain('C1', { moq: 30, orderMultiple: 10 });
    const of = [plain('A1'), tens];
    expect(textFor('C1', [{ sku: 'A1', qty: 24 }], of)).toBe('30');
    expect(textFor('C1', [{ sku: 'A1', qty: 45 }], of)).toBe('50');
  });
});
