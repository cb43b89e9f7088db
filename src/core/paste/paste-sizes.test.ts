/** Sizes in pasted orders: with their quantities, or as SKUs of their own. */
import { describe, expect, test } from 'vitest';
import { buildPasteCatalogue, shortItem } from '#fixtures/paste-catalogue.ts';
import { pasteCatalogue } from './paste-catalogue.ts';
import { readPastedOrder } from './paste-order.ts';

const catalogue = buildPasteCatalogue();
const read = (text: string): string[] => readPastedOrder(text, catalogue).map(shortItem);

describe('sizes', () => {
  test.each([
    ['RG104 12x4 14x6', 'RG104=10 [12 × 4, 14 × 6]'],
    ['RG104: size 12 - 4 pc', 'RG104=4 [12 × 4]'],
    ['NP17 2.6 - 4, 2.8 - 8', 'NP17=12 [2-6 × 4, 2-8 × 8]'],
    ['NP17 2-6 x 4, 2-10 x 8 Rhodium', 'NP17=12 [2-6 × 4, 2-10 × 8] Rhodium'],
    // Which size a remark is about.
    ['RG104 12x4 gold 14x6 silver', 'RG104=10 [12 × 4, 14 × 6] 12x4 gold 14x6 silver'],
    ['NP17 2-4 - 2 red, 2-6 - 4 green', 'NP17=6 [2-4 × 2, 2-6 × 4] 2-4 - 2 red, 2-6 - 4 green'],
    ['1. RG104 × 10 (12 × 4, 14 × 6), \u2068Halo ring\u2069', 'RG104=10 [12 × 4, 14 × 6]'],
    ['RG104 × 1,200 (12 × 1000, 14 × 200)', 'RG104=1200 [12 × 1000, 14 × 200]'],
    ['1. RG104 × 10 (12 × 10), \u2068Halo ring\u2069', 'RG104=10 [12 × 10]'],
    ['RG104 × 12 (10 × 12)', 'RG104=12 [10 × 12]'],
    ['RG104 12x12', 'RG104=12 [12 × 12]'],
    ['RG104 12', 'RG104=12'],
    ['RG104 x 12 pcs', 'RG104=12'],
    ['RG104 12 4pcs 14 6pcs', 'RG104=10 [12 × 4, 14 × 6]'],
    ['RG104 size 12 4pcs', 'RG104=4 [12 × 4]'],
    ['RG104 size 12 qty 4', 'RG104=4 [12 × 4]'],
    ['RG104 size: 12 Qty: 4', 'RG104=4 [12 × 4]'],
    ['RG104 size 12 qty 14', 'RG104=14 [12 × 14]'],
    ['RG104 size 12 qty 4, size 14 qty 6', 'RG104=10 [12 × 4, 14 × 6]'],
    ['CH301 - 18 inch - 6', 'CH301=6 [18 inch × 6]'],
    ['CH301 (18 inch) 6 pcs', 'CH301=6 [18 inch × 6]'],
    ['CH301 6 pcs 18″', 'CH301=6 [18 inch × 6]'],
    ['CH301 18 inch - 6, 20 inch - 4', 'CH301=10 [18 inch × 6, 20 inch × 4]'],
    ['CH301 18" - 6 @ 450', 'CH301=6 [18 inch × 6] @ 450'],
    ['CH301 6 in gold', '?quantity CH301'],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each([
    ['RG104 8,10,12 x 6 each', 'RG104=18 [8 × 6, 10 × 6, 12 × 6]'],
    ['RG104 8, 10, 12 - 6 each', 'RG104=18 [8 × 6, 10 × 6, 12 × 6]'],
    ['RG104 size 8/10/12 6 pcs each', 'RG104=18 [8 × 6, 10 × 6, 12 × 6]'],
    ['RG104 - 6 pcs each of size 8, 10 and 12', 'RG104=18 [8 × 6, 10 × 6, 12 × 6]'],
    ['RG104 8 10 12 x 6 each size', 'RG104=18 [8 × 6, 10 × 6, 12 × 6]'],
    ['RG104 8 & 10 x 6 each @ 450', 'RG104=12 [8 × 6, 10 × 6] @ 450'],
    ['RG104 8x4, 10, 12 x 6 each', 'RG104=16 [8 × 4, 10 × 6, 12 × 6]'],
    ['NP17 2.4, 2.6 x 12 each', 'NP17=24 [2-4 × 12, 2-6 × 12]'],
    ['RG104 8,10,12 x 6 each = 18 pcs', 'RG104=18 [8 × 6, 10 × 6, 12 × 6]'],
  ])('the same quantity of each size: %j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each(['RG104 8,10,13 x 6 each', 'RG104 8,10,12 x 6', 'RG104 8, 10 x 6 each = 18 pcs'])(
    'asks if a size is not made, “each” is missing or the total differs: %j',
    (text) => {
      expect(readPastedOrder(text, catalogue)).toEqual([
        expect.objectContaining({ kind: 'quantity', qty: undefined, source: text }),
      ]);
    },
  );

  test.each([
    ['RG104 12x4 14x6 @ 450', '@ 450'],
    ['RG104 12x4 14x6 @₹450', '@₹450'],
    ['RG104 @ 180 12x4 14x6', '@ 180'],
    ['RG104 12x4 14x6 450/-', '450/-'],
    ['RG104 12x4 14x6 rs 450 each', 'rs 450 each'],
    ['RG104 12x4, 14x6, Rs. 1,450/- per pc gold', 'gold, Rs. 1,450/- per pc'],
    ['RG104 (12x4, 14x6) rate 14', 'rate 14'],
    ['RG104 x 10 (12x4, 14x6) @ 450', '@ 450'],
    ['RG104 12x4 14x6 = 10 pcs', ''],
    ['RG104 12x4 14x6 = 10', ''],
    ['RG104 12x4 14x6 total 10 pcs matt', 'matt'],
    ['RG104 10 pcs: 12x4 14x6', ''],
    ['RG104 12x4 14x6 = 10 pcs @ 450', '@ 450'],
  ])('a rate goes into the note, and an equal total is left out: %j', (text, note) => {
    expect(read(text)).toEqual([`RG104=10 [12 × 4, 14 × 6] ${note}`.trim()]);
  });

  test.each([
    ['RG104 4 pcs size 12', 'RG104=4 [12 × 4]'],
    ['RG104 6 size 14 @ 450', 'RG104=6 [14 × 6] @ 450'],
    ['RG104 x 12 size 14', 'RG104=12 [14 × 12]'],
    ['RG104 12 pcs size 14', 'RG104=12 [14 × 12]'],
    ['size 12 RG104 4 pcs gold', 'RG104=4 [12 × 4] gold'],
    ['NP17 4 pcs size 2.6', 'NP17=4 [2-6 × 4]'],
    ['RG104 4 pcs size 12 mm', 'RG104=4 size 12 mm'],
  ])('one size beside one quantity: %j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each([
    ['RG104 13x4 14x6', ['13']],
    ['RG104 13x4 14x6 @ 450', ['13']],
    ['RG104 4 pcs size 13', ['13']],
    ['RG104 13x4', ['13']],
    ['NP17 2.5 - 4, 2.5 x 8', ['2-5']],
    ['CH301 (22 inch) 6 pcs', ['22 inch']],
    ['RG104 4 pcs no 12', undefined],
    ['RG104 4 pcs size 12 size 14', undefined],
    ['RG104 12x4 14x6 = 9 pcs', undefined],
    ['RG104 12x4 14x6 = 10 sets', undefined],
  ])(
    'no quantity without its sizes, and sizes that are not made are named: %j',
    (text, notMade) => {
      expect(readPastedOrder(text, catalogue)).toEqual([
        expect.objectContaining({ kind: 'quantity', source: text, ...(notMade && { notMade }) }),
      ]);
      const [item] = readPastedOrder(text, catalogue);
      if (notMade === undefined) expect(item).not.toHaveProperty('notMade');
    },
  );

  test('a size that is named in words is asked about', () => {
    const free = pasteCatalogue(
      new Map([['ER204', { sku: 'ER204', unit: 'pair', sizes: ['Free size', 'Broad'] }]]),
    );
    const readFree = (text: string): string[] => readPastedOrder(text, free).map(shortItem);
    expect(readFree('ER204 4 pairs broad')).toEqual(['?quantity ER204']);
    expect(readFree('ER204 Broad x 4 @ 450')).toEqual(['ER204=4 [Broad × 4] @ 450']);
    expect(readFree('ER204 4 pairs')).toEqual(['ER204=4']);
  });

  test.each([
    'RG104 9 pcs: 12x4 14x6',
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
    'CH301 18" - 20"',
    'CH301 18" - 22"',
    'CH301 18 inch - 20 inch',
    'CH301 18 inch - 22 inch',
  ])('no size is guessed: %j', (text) => {
    expect(readPastedOrder(text, catalogue)).not.toContainEqual(
      expect.objectContaining({ sizes: expect.anything() as unknown }),
    );
  });

  test.each([
    ['RG104\n12 - 4 pc\n14 - 6 pc', 'RG104=10 [12 × 4, 14 × 6]'],
    [
      'RG104 halo ring:\n\n• size 12 - 4 pc\n• size 14 - 6 pc',
      'RG104=10 [12 × 4, 14 × 6] halo ring',
    ],
    ['NP17\n2.6 - 4\n2.8 - 8', 'NP17=12 [2-6 × 4, 2-8 × 8]'],
    ['CH301\n18 inch - 6\n20 inch - 4', 'CH301=10 [18 inch × 6, 20 inch × 4]'],
    ['RG104\nsize 12 qty 4\nsize 14 qty 6', 'RG104=10 [12 × 4, 14 × 6]'],
    ['RG104 10 pcs\n12x4 14x6', 'RG104=10 [12 × 4, 14 × 6]'],
    ['RG104 @ 450\n12x4\nRG101 12', 'RG104=4 [12 × 4] @ 450', 'RG101=12'],
    ['RG104\n12x4 matt\n14x6', 'RG104=10 [12 × 4, 14 × 6] 12x4 matt, 14x6'],
  ])('may stand in lines of their own: %j', (text, ...expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ['RG104 6\n12x4', '?quantity RG104'],
    ['RG104 9 pcs\n12x4 14x6', '?quantity RG104'],
    ['RG104\n13x4', '?quantity RG104', '!No SKU found.'],
    ['RG104\nthanks\n12x4', '?quantity RG104', '!No SKU found.', '!No SKU found.'],
    ['RG104, NP17\n12x4', '?quantity RG104', '?quantity NP17', '!No SKU found.'],
    ['RG101 12\n12x4', 'RG101=12', '!No SKU found.'],
    ['12x4\nRG104', '!No SKU found.', '?quantity RG104'],
    [
      '12 pcs\nRG101\n\n24 pcs\nNP17',
      '!No SKU found.',
      '?quantity RG101',
      '!No SKU found.',
      '?quantity NP17',
    ],
    [
      '12x4\nRG104\n14x6\nRG104',
      '!No SKU found.',
      '?quantity RG104',
      '!No SKU found.',
      '?quantity RG104',
    ],
  ])('below a line are asked about if they are not clear: %j', (text, ...expected) => {
    expect(read(text)).toEqual(expected);
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
