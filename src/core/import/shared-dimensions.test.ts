/** Lists with length, width and height in one column. */
import { expect, test } from 'vitest';
import { guessMapping } from './match-columns.ts';
import { readDrafts } from './read-drafts.ts';

function imported(name: string, ...cells: readonly string[]) {
  const header = ['SKU', ...name.split('|')];
  const rows = [{ row: 2, cells: ['RG101', ...cells] }];
  const { drafts, refused } = readDrafts(guessMapping(header, rows), { header, rows });
  const { sku: _, ...values } = drafts[0]?.values ?? {};
  return refused.length > 0 ? refused : values;
}

const dimensions = (length?: number, width?: number, height?: number) => ({
  ...(length && { 'dimensions.lengthUm': length }),
  ...(width && { 'dimensions.widthUm': width }),
  ...(height && { 'dimensions.heightUm': height }),
});

test.each([
  ['Dimensions', '22 x 14 mm', [22_000, 14_000]],
  ['Dimensions', '22x14x3', [22_000, 14_000, 3_000]],
  ['Dimensions', '22 mm × 14 mm', [22_000, 14_000]],
  ['Dimensions (mm)', '22.5 X 14', [22_500, 14_000]],
  ['Dimensions (cm)', '2.2 x 1.4', [22_000, 14_000]],
  ['dimensions', '2.2 * 1.4 * 0.3 cm', [22_000, 14_000, 3_000]],
  ['Dimensions (L x W x H)', '22 x 14 x 0', [22_000, 14_000]],
  ['L x W x H', '22 x 14 x 3 mm', [22_000, 14_000, 3_000]],
  ['LxWxH (mm)', '22x14x3', [22_000, 14_000, 3_000]],
  ['Size (L x W)', '22 x 14 mm', [22_000, 14_000]],
  ['Dimensions (H x L)', '22 x 14 mm', [14_000, undefined, 22_000]],
  ['Dimensions (L x l x H)', '22 x 14 x 3 mm', [22_000, 14_000, 3_000]],
  ['माप', '22 x 14 mm', [22_000, 14_000]],
] as const)('“%s” with “%s” has %j', (name, cell, [length, width, height]) => {
  expect(imported(name, cell)).toEqual(dimensions(length, width, height));
});

test.each([
  ['Dimensions', 'Adjustable', {}],
  ['Box dimensions', '100 x 80 mm', {}],
  ['Dimensions', '1 x 2 x 3 x 4 mm', {}],
])('“%s” with “%s” is not used', (name, cell, values) => {
  expect(imported(name, cell)).toEqual(values);
});

test('columns of their own come first', () => {
  expect(imported('Dimensions|Width', '22 x 14 mm', '15 mm')).toEqual(dimensions(0, 15_000));
});
