/** Units after the quantities of sizes: `2.6 - 4 jodi`, `12 - 4 पीस`. */
import { expect, test } from 'vitest';
import { shortItem } from '#fixtures/paste-catalogue.ts';
import { pasteCatalogue } from './paste-catalogue.ts';
import { readPastedOrder } from './paste-order.ts';

const rings = { sizeSystem: 'indianRing', sizes: ['8', '10', '12', '14'] } as const;
const bangles = { sizeSystem: 'bangle', sizes: ['2-4', '2-6', '2-8'] } as const;
const entries = [
  { sku: 'RG101', unit: 'piece', ...rings },
  { sku: 'TR101', unit: 'pair', ...rings },
  { sku: 'BG101', unit: 'pair', ...bangles },
  { sku: 'BG102', unit: 'set of 4', ...bangles },
];
const catalogue = pasteCatalogue(new Map(entries.map((entry) => [entry.sku, entry])));
const read = (text: string): string[] => readPastedOrder(text, catalogue).map(shortItem);

test.each([
  ['BG101 2.6 - 4 jodi, 2.8 - 8 jodi', 'BG101=12 [2-6 × 4, 2-8 × 8]'],
  ['BG101\n2.6 - 4 jodi\n2.8 - 8 jodi', 'BG101=12 [2-6 × 4, 2-8 × 8]'],
  ['BG101 2.6 - 4 जोड़ी, 2.8 - 8 जो\u095Cे', 'BG101=12 [2-6 × 4, 2-8 × 8]'],
  ['BG101 2.6 4joda 2.8 8जोड़ा', 'BG101=12 [2-6 × 4, 2-8 × 8]'],
  ['BG101 2.6 size 4 jodi', 'BG101=4 [2-6 × 4]'],
  ['BG101 2.4, 2.6 x 4 जोड़ी each', 'BG101=8 [2-4 × 4, 2-6 × 4]'],
  ['BG101 2.6 x 4 jodi @ 450/jodi', 'BG101=4 [2-6 × 4] @ 450/jodi'],
  ['BG101 2.6 x 4 @ 450/जोड़ी', 'BG101=4 [2-6 × 4] @ 450/जोड़ी'],
  ['BG102 2.6 - 4 सेट, 2.8 - 8 सेट', 'BG102=12 [2-6 × 4, 2-8 × 8]'],
  ['RG101 12 - 4 पीस, 14 - 6 पीस', 'RG101=10 [12 × 4, 14 × 6]'],
  ['RG101\n12 - 4 पीस\n14 - 6 पीस', 'RG101=10 [12 × 4, 14 × 6]'],
  ['RG101 12x4 nag, 14x6 nag', 'RG101=10 [12 × 4, 14 × 6]'],
  ['RG101 12x4नग 14x6नग', 'RG101=10 [12 × 4, 14 × 6]'],
  ['RG101 12 4pis, 14 6pis', 'RG101=10 [12 × 4, 14 × 6]'],
  ['RG101 14 size 12 नग', 'RG101=12 [14 × 12]'],
  ['RG101 8,10,12 6 nag each', 'RG101=18 [8 × 6, 10 × 6, 12 × 6]'],
  ['TR101 12 - 4 pairs, 14 - 6 jodi', 'TR101=10 [12 × 4, 14 × 6]'],
])('%j', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test('words that only begin like a unit stay in the note', () => {
  expect(read('RG101 12x4 नगीना')).toEqual(['RG101=4 [12 × 4] नगीना']);
  expect(read('RG101 12x4 nagina')).toEqual(['RG101=4 [12 × 4] nagina']);
});

test.each([
  // The product is sold by another unit.
  ...['RG101 12x4 jodi', 'RG101 12 - 4 जोड़ी', 'RG101 12x4 सेट', 'RG101 14 size 12 जोड़ी'],
  ...['RG101 8, 10 x 6 pairs each', 'RG101 8,10 6 जोड़ी each'],
  ...['BG101 2.6 x 4 सेट', 'BG102 2.6 - 4 jodi'],
  // Pieces that may be sets.
  'BG102 2.6 - 16 पीस',
  // Ranges of sizes.
  ...['RG101 8 - 12 पीस', 'RG101 10-12 nag', 'RG101 12 x 14 nag', 'TR101 8 - 12 jodi'],
])('asks about %j', (text) => {
  expect(read(text)).toEqual([`?quantity ${text.slice(0, 5)}`]);
});
