/** The list of an order that staff type, scan or paste. */
import { expect, test } from 'vitest';
import { buildProductDocument } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { readableCatalogue, readOrderText } from './order-text.ts';

const size = (label: string) => ({ label, sku: label });
const catalogue = readableCatalogue([
  entryOf(
    'a',
    buildProductDocument({
      sku: 'RG101',
      title: 'Lotus ring',
      moq: 6,
      sizeSystem: 'indianRing',
      sizes: [size('12'), size('14')],
    }),
  ),
  entryOf(
    'c',
    buildProductDocument({
      ...{ sku: 'CH1', netWeightMg: 3_000, sizeSystem: 'inch' },
      sizes: [{ label: '24 inch', netWeightMg: 3_500 }],
    }),
  ),
  entryOf('b', buildProductDocument({ sku: 'ER204', title: 'Jhumka', unit: 'pair', moq: 12 })),
]);

const MESSAGE = `Hello, please send
RG101 12x4 14x6
ER204 - 24 prs`;

test('is read with sizes and units, and unclear lines are named', () => {
  const { items, problems, leftOut } = readOrderText(`${MESSAGE}\nER999 5`, catalogue);
  expect(items.map(({ sku, text }) => [sku, text])).toEqual([
    ['RG101', '10 pieces: 12 × 4, 14 × 6'],
    ['ER204', '24 pairs'],
  ]);
  expect(items[0]?.lines).toMatchObject([
    { productId: 'a', qty: 4, size: '12' },
    { productId: 'a', qty: 6, size: '14' },
  ]);
  expect(problems).toMatchObject([
    { source: 'ER999 5', reason: expect.stringContaining('ER999') as string },
  ]);
  expect(leftOut).toEqual(['Hello, please send']);
});

test('asks for the sizes of a product that comes in sizes, and shows other words as a note', () => {
  const { items, problems } = readOrderText('RG101 12\nER204 24 prs, gold', catalogue);
  expect(problems[0]?.reason).toBe('It comes in sizes. Type how many of each: RG101 12x4 14x2.');
  expect(items).toMatchObject([{ sku: 'ER204', note: 'gold' }]);
  expect(readOrderText('RG101 13x4 14x6', catalogue).problems[0]?.reason).toBe(
    'Not made in Indian 13. It comes in sizes. Type how many of each: RG101 12x4 14x2.',
  );
});

test('takes the only size of a product, if it has a weight of its own', () => {
  expect(readOrderText('CH1 4', catalogue).items).toMatchObject([
    { text: '4 pieces: 24 inch × 4', lines: [{ sku: 'CH1', size: '24 inch', qty: 4 }] },
  ]);
});

test('takes a scanned SKU as its MOQ, but asks for the quantity of a sentence', () => {
  expect(readOrderText('ER204', catalogue).items[0]?.text).toBe('12 pairs');
  for (const text of ['not ER204', 'ER204?', 'ER204 ❌', 'ER204 नहीं चाहिए', 'ER204 एक दर्जन'])
    expect(readOrderText(text, catalogue)).toMatchObject({
      items: [],
      problems: [{ source: text }],
    });
  expect(readOrderText('RG101-14', catalogue).items).toMatchObject([
    { sku: 'RG101', text: '1 piece: 14 × 1', lines: [{ size: '14', qty: 1 }] },
  ]);
});

test('asks whether a quantity in pieces means sets', () => {
  const sets = readableCatalogue([
    entryOf('c', buildProductDocument({ sku: 'TR115', title: 'Bangles', unit: 'set of 4' })),
  ]);
  expect(readOrderText('TR115 16 pcs', sets)).toMatchObject({
    items: [],
    problems: [{ reason: '16 pieces are 4 sets of 4. Type the quantity in sets.' }],
  });
  expect(readOrderText('TR115 4 sets', sets).items).toMatchObject([{ text: '4 sets of 4' }]);
});
