/** What buyers type in quick order: sizes with quantities, and what is offered instead of wrong ones. */
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { readLine, readQuantity, readTypedSizes } from './read-cell.ts';

const sizesOf = (...labels: string[]) => labels.map((label) => ({ label }));
const RING = entryOf(
  'rg1',
  buildProduct({
    sku: 'RG1',
    moq: 12,
    orderMultiple: 6,
    sizeSystem: 'indianRing',
    sizes: sizesOf('10', '12', '14', '16'),
  }),
);
const BANGLE = entryOf(
  'bg1',
  buildProduct({ moq: 6, sizeSystem: 'bangle', sizes: sizesOf('2-4', '2-6', '2-8') }),
);
const BANGLES = entryOf(
  'bg2',
  buildProduct({ moq: 6, unit: 'set of 4', sizeSystem: 'bangle', sizes: sizesOf('2-4', '2-6') }),
);
const PENDANT = entryOf(
  'pd1',
  buildProduct({ moq: 6, sizeSystem: 'free', sizes: sizesOf('Small', 'Large') }),
);
const short = ({ problem, fixes }: ReturnType<typeof readTypedSizes>) => [problem, ...fixes];

test.each([
  [RING, '12x8 14x4'],
  [RING, '12-8, 14-4'],
  [RING, '12 × 12'],
  [RING, '१२x६ १४x६'],
  [BANGLE, '2.4x2 2-6x4'],
  [PENDANT, 'small x 6'],
  [RING, '12x6 nag, 14x6 पीस'],
  [BANGLES, '2.4x6 सेट'],
  [RING, ''],
])('%o accepts %j', (entry, text) => {
  expect(short(readTypedSizes(text, entry))).toEqual([undefined]);
});

test.each<[typeof RING, string, string | RegExp, ...string[]]>([
  [RING, '12x4 14x6', 'The MOQ is 12 pieces.', '12x4 14x8'],
  [RING, '12x4 14x10', /^Sold in multiples of 6/, '12x4 14x8', '12x4 14x14'],
  [RING, '13x12', /^Not made in Indian 13\. Sizes: Indian 10, 12, 14, 16\.$/, '12x12', '14x12'],
  [RING, '12x6 13x6', /^Not made in Indian 13/, '12x12', '12x6 14x6'],
  [RING, '18x12', /^Not made in Indian 18/, '16x12'],
  [RING, '12x12 gold', /^“gold” isn’t a size with its quantity, such as 10x4\.$/, '12x12'],
  [RING, '12x12 जोड़ी', /^“जोड़ी” isn’t a size with its quantity/, '12x12'],
  [BANGLES, '2.4x12 pcs', /^“pcs” isn’t a size with its quantity/, '2-4x12'],
  [RING, '12', /^“12” isn’t a size/],
  [RING, '12 18', /^“12 18” isn’t a size with its quantity, such as 10x4\.$/, '12x18'],
  [RING, '12/18', /^“12\/18” isn’t a size/, '12x18'],
  [RING, '12 4', /^“12 4” isn’t a size/, '12x12'],
  [RING, '१२ ४', /^“12 4” isn’t a size/, '12x12'],
  [RING, '12 6 14 6', /^“12 6 14 6” isn’t a size/, '12x6 14x6'],
  [RING, '12x6 14 6', /^“14 6” isn’t a size/, '12x6 14x6'],
  [RING, '13 12', /^“13 12” isn’t a size/],
  [BANGLE, '2-4 6', /^“2-4 6” isn’t a size/, '2-4x6'],
  [BANGLE, '2.4/6', /^“2.4\/6” isn’t a size/, '2-4x6'],
  [BANGLE, '2/4', /^“2\/4” isn’t a size/],
  [PENDANT, 'small 6', /^“small 6” isn’t a size/, 'Small x 6'],
  [BANGLE, '2-5x6', /^Not made in 2-5/, '2-4x6', '2-6x6'],
  [PENDANT, 'Medium x 6', /^“Medium x 6” isn’t a size with its quantity, such as Small x 4\.$/],
])('%o offers something else than %j', (entry, text, problem, ...fixes) => {
  const reading = readTypedSizes(text, entry);
  expect(reading.problem).toMatch(problem);
  expect(reading.fixes).toEqual(fixes);
  for (const fix of fixes) expect(readTypedSizes(fix, entry).problem).toBeUndefined();
});

test('a line of the order list is checked in the same way', () => {
  const sizes = [
    { label: '12', qty: 4 },
    { label: '14', qty: 6 },
  ];
  expect(short(readLine({ sku: 'RG1', qty: 10, sizes }, RING))).toEqual([
    'The MOQ is 12 pieces.',
    '12x4 14x8',
  ]);
  expect(short(readLine({ sku: 'RG1', qty: 12, sizes }, RING))).toEqual([
    'Choose sizes for 2 pieces.',
    '12x4 14x8',
  ]);
  expect(
    short(
      readLine(
        { sku: 'RG1', qty: 10, sizes },
        { ...RING, moq: 10, orderMultiple: 1, soldOut: ['14'] },
      ),
    ),
  ).toEqual(['Out of stock in Indian 14. Choose another size, or ask us.', '12x10', '12x4 16x6']);
  expect(short(readLine({ sku: 'RG1', qty: 12 }, RING))).toEqual(['Choose sizes for 12 pieces.']);
  expect(short(readLine(undefined, RING))).toEqual([undefined]);
});

test('typed sizes that are out of stock are taken, and marked in the list', () => {
  const entry = { ...RING, soldOut: ['14'] };
  const { value, problem } = readTypedSizes('12x6 14x6', entry);
  expect(problem).toBeUndefined();
  expect(short(readLine({ sku: 'RG1', qty: 12, sizes: value }, entry))).toEqual([
    'Out of stock in Indian 14. Choose another size, or ask us.',
    '12x12',
    '12x6 16x6',
  ]);
});

test('a quantity that does not fit offers the nearest ones', () => {
  expect(readQuantity('14', RING)).toMatchObject({ value: 14, fixes: ['12', '18'] });
  expect(readQuantity('१८', RING)).toMatchObject({ value: 18, fixes: [] });
  expect(readQuantity('x', RING)).toMatchObject({ fixes: ['12'] });
  expect(readQuantity(' ', RING)).toEqual({ value: 0, problem: undefined, fixes: [] });
});
