/** Order lines of one product in several sizes are shown together. */
import { expect, test } from 'vitest';
import { linesWithSizes, requestedLines, sizesLabel } from './requested-lines.ts';

const RING = { productId: 'rg1', sku: 'RG1', title: 'Thin ring', qty: 4 };
const STUDS = { productId: 'er7', sku: 'ER7', title: 'Round studs', unit: 'pair', qty: 12 };
const LINES = [
  { ...RING, size: '12' },
  STUDS,
  { ...RING, size: '14', qty: 6 },
  { ...RING, size: '12', qty: 2, note: 'gold' },
];

test('lines of one product with the same note become one, with its sizes', () => {
  expect(linesWithSizes(LINES)).toEqual([
    {
      ...RING,
      qty: 10,
      sizes: [
        { label: '12', qty: 4 },
        { label: '14', qty: 6 },
      ],
    },
    { ...STUDS, sizes: [] },
    { ...RING, qty: 2, note: 'gold', sizes: [{ label: '12', qty: 2 }] },
  ]);
});

test('lines of one SKU become one, with the sizes of all notes', () => {
  const [ring, studs] = requestedLines(LINES);
  expect(ring).toMatchObject({ qty: 12, lines: 2, notes: ['12 × 2: gold'], unit: undefined });
  expect(sizesLabel(ring?.sizes ?? [])).toBe('12 × 6, 14 × 6');
  expect(studs).toMatchObject({ qty: 12, lines: 1, unit: 'pair', sizes: [] });
});

test('notes of several lines of one SKU say for how many they are', () => {
  const lines = [
    { ...STUDS, note: 'gold' },
    { ...STUDS, qty: 6, note: 'rhodium' },
  ];
  expect(requestedLines(lines)[0]?.notes).toEqual(['12 pairs: gold', '6 pairs: rhodium']);
  expect(requestedLines(lines.slice(1))[0]?.notes).toEqual(['rhodium']);
});

test('a quantity without a size is part of the total only', () => {
  const [line] = linesWithSizes([{ ...RING, size: '12' }, RING]);
  expect(line).toMatchObject({ qty: 8, sizes: [{ label: '12', qty: 4 }] });
});
