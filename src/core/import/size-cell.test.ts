/** Sizes in a cell: written and read back without loss, and as people write them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readListedSizes, readSizes, showSizes } from './size-cell.ts';

const sizes = fc.array(
  fc.record(
    {
      label: fc
        .string({ minLength: 1, maxLength: 20 })
        .filter((text) => text.trim() === text && text !== ''),
      sku: fc.stringMatching(/^[A-Z0-9]{1,12}$/),
      netWeightMg: fc.integer({ min: 1, max: 10_000_000 }),
    },
    { requiredKeys: ['label'] },
  ),
  { minLength: 1, maxLength: 40 },
);

test('are read as they were written', () => {
  fc.assert(
    fc.property(sizes, (list) => {
      expect(readSizes(showSizes(list))).toEqual({ success: true, value: list });
    }),
  );
});

test.each([
  ['12; 14;', [{ label: '12' }, { label: '14' }]],
  ['12 : 12 @ 2.35 g', [{ label: '12', sku: '12', netWeightMg: 2_350 }]],
  ['Free size, broad', [{ label: 'Free size, broad' }]],
])('“%s”', (text, value) => {
  expect(readSizes(text)).toEqual({ success: true, value });
});

test.each([':14', '12@heavy'])('“%s” is no list of sizes', (text) => {
  expect(readSizes(text).success).toBe(false);
});

test.each([
  ['12(4), 14 (6 pcs)', ['12', '14']],
  ['12 - 4 pcs, 14 - 6 nos.', ['12', '14']],
  ['Size 12, sz.14', ['12', '14']],
  // Bangle sizes, and words that are no counts.
  ['2-4, 2-6, 2-10', ['2-4', '2-6', '2-10']],
  ['12 (Indian), Free size', ['12 (Indian)', 'Free size']],
  ['Box - 12 pcs, Box - 24 pcs, Pack (6)', ['Box - 12 pcs', 'Box - 24 pcs', 'Pack (6)']],
  ['2-4 (6), 2.6 - 4 pcs', ['2-4', '2.6']],
])('labels of a list, without its stock: “%s”', (text, labels) => {
  expect(readListedSizes(text)).toEqual({
    success: true,
    value: labels.map((label) => ({ label })),
  });
});
