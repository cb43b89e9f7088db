/** Sizes that staff type in a quote. */
import { expect, test } from 'vitest';
import { sizesLabel } from '#core/order/requested-lines.ts';
import { labelsForLine, sizesInQuantity, quotedSizes } from './typed-sizes.ts';

const size = (label: string, qty: number) => ({ label, qty });
const sizes = [{ label: '12' }, { label: '14' }];
const rings = { sizeSystem: 'indianRing', unit: 'piece', sizes } as const;
const read = (text: string) => quotedSizes(text, rings, ['12', '14']);

test('are read in the spelling in which they are shown, and in others', () => {
  const sizes = [size('12', 4), size('14', 6)];
  for (const text of [sizesLabel(sizes), '12x4 14x6', '14 - 6, 12 - 4'])
    expect(read(text), text).toEqual(sizes);
  expect(read(' ')).toBeUndefined();
});

test.each(['12', '12 × 4, 1', '12 × 4, 16 × 6', '12 × 4 gold', '12 × 4 pairs'])(
  'leave “%s” as typed',
  (text) => {
    expect(read(text)).toBe(text);
  },
);

test('can be sizes of the request that the product no longer comes in', () => {
  expect(labelsForLine({ sizes: [...rings.sizes] }, [size('16', 2)])).toEqual(['12', '14', '16']);
});

test('follow another quantity in proportion, also of units without a size', () => {
  const line = { qty: 12, sizes: [size('12', 4), size('14', 4)] };
  expect(sizesInQuantity(line, 6)).toEqual([size('12', 2), size('14', 2)]);
});
