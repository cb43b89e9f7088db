/** Sizes in pasted orders: with their quantities, or as SKUs of their own. */
import { describe, expect, test } from 'vitest';
import { buildPasteCatalogue, shortItem } from '#fixtures/paste-catalogue.ts';
import { readPastedOrder } from './paste-order.ts';

const catalogue = buildPasteCatalogue();
const read = (text: string): string[] => readPastedOrder(text, catalogue).map(shortItem);

describe('sizes', () => {
  test.each([
    ['RG104 12x4 14x6', 'RG104=10 [12 × 4, 14 × 6]'],
    ['RG104: size 12 - 4 pc', 'RG104=4 [12 × 4]'],
    ['NP17 2.6 - 4, 2.8 - 8', 'NP17=12 [2-6 × 4, 2-8 × 8]'],
    ['NP17 2-6 x 4, 2-10 x 8 Rhodium', 'NP17=12 [2-6 × 4, 2-10 × 8] Rhodium'],
    ['1. RG104 × 10 (12 × 4, 14 × 6), \u2068Halo ring\u2069', 'RG104=10 [12 × 4, 14 × 6]'],
    ['RG104 × 1,200 (12 × 1000, 14 × 200)', 'RG104=1200 [12 × 1000, 14 × 200]'],
    ['RG104 12x12', 'RG104=12 [12 × 12]'],
    ['RG104 12', 'RG104=12'],
    ['RG104 x 12 pcs', 'RG104=12'],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each([
    'RG104 9 pcs: 12x4 14x6',
    'RG104 @ 180 12x4',
    'RG104 10-12 pcs',
    'RG104 8 - 12 pcs',
    'RG104 12 x 14',
    'RG104 12 x 2 dozen',
    'RG104 12x4 pairs',
    'RG104 12x4 boxes',
    'RG104 12x4 14x6 approx',
    'RG104 12x99999 14x99999',
    'NP17 2-4 x 6 sets',
  ])('another number or a range is asked about, and no text is lost: %j', (text) => {
    const [item] = readPastedOrder(text, catalogue);
    expect(item).toMatchObject({ kind: 'quantity', source: text });
  });

  test.each([
    'RG104 6, 12 - 6 pcs',
    'RG104 4 14x4',
    'RG104 rate 12 = 10',
    'RG104 weight 12 - 14 gm',
    'RG104 12 - 10 days',
    'RG104 12x4?',
    'RG104 12x4 or 14x6',
  ])('no size is guessed: %j', (text) => {
    expect(readPastedOrder(text, catalogue)).not.toContainEqual(
      expect.objectContaining({ sizes: expect.anything() as unknown }),
    );
  });

  test('each product of a line has its own', () => {
    expect(read('RG104 12x4, NP17 2.6 - 6 pcs')).toEqual(['RG104=4 [12 × 4]', 'NP17=6 [2-6 × 6]']);
  });
});

describe('the SKU of a size', () => {
  const withSkus = buildPasteCatalogue({
    RG104: ['8', '10', '12', '14'],
    NP17: ['2-4', '2-6', '2-8', '2-10'],
  });
  const readWith = (text: string): string[] => readPastedOrder(text, withSkus).map(shortItem);

  test.each([
    ['RG104-12 4', 'RG104=4 [12 × 4]'],
    ['rg104-12 x 4 pcs gift box', 'RG104=4 [12 × 4] gift box'],
    ['RG 104-12: 4', 'RG104=4 [12 × 4]'],
    ['NP17-2-10 6', 'NP17=6 [2-10 × 6]'],
    ['RG104-12 4, RG104-14 6', 'RG104=4 [12 × 4]', 'RG104=6 [14 × 6]'],
    // Quantities and sizes of the product as before.
    ['RG104-12 pcs', 'RG104=12'],
    ['RG104 - 12', 'RG104=12'],
    ['RG104-12x4', 'RG104=4 [12 × 4]'],
    ['RG104-13 pcs', 'RG104=13'],
    ['RG101-12 pcs', 'RG101=12'],
  ])('%j', (text, ...expected) => {
    expect(readWith(text)).toEqual(expected);
  });

  test('without a quantity, it asks for the quantity of this size', () => {
    expect(readPastedOrder('RG104-12', withSkus)).toMatchObject([
      { kind: 'quantity', skus: ['RG104'], size: '12' },
    ]);
  });

  test('with another size beside it, it asks', () => {
    expect(readWith('RG104-12 14x6')).toEqual(['?quantity RG104']);
  });
});
