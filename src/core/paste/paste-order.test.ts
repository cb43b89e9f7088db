/** Messages as buyers send them: what is clear is read, everything else is asked or returned as text. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPasteCatalogue, shortItem } from '#fixtures/paste-catalogue.ts';
import { readPastedOrder } from './paste-order.ts';

const catalogue = buildPasteCatalogue();
const read = (text: string): string[] => readPastedOrder(text, catalogue).map(shortItem);

describe('a clear line', () => {
  test.each([
    ...['RG101 x 12', 'rg 101-12 pcs', 'rg-101 12pcs', 'RG101 12', 'RG 101 12', 'rg.101.12'],
    ...['rg101X12pcs', 'RG101*12', 'RG101=12', 'RG101:12', 'RG101(12)', 'RG101 / 12', 'RG101 -12'],
    ...['RG101 12nos.', 'RG101, 12', '12 x RG101', '12 pcs of RG101', 'Qty: 12 RG101'],
    ...['RG101 - 1 dz', '1 dozen RG101', '1) RG101 - 12', '1. RG101 12', '• RG101 – 12'],
    ...[
      '🙏 RG101 💍 12',
      '> RG101 12',
      'ＲＧ１０１ ｘ １２',
      'RG101 × 12',
      'RG101 १२ पीस',
      'RG101 ১২',
    ],
    '\u200eRG101\u200f \u202a12\u202c',
    '2. RG101 × 12, \u2068Bangle set\u2069',
  ])('%j', (text) => {
    expect(read(text)).toEqual(['RG101=12']);
  });

  test.each([
    ['ch22a 6', 'CH-22-A=6'],
    ['CH-22-A x6', 'CH-22-A=6'],
    ['925 RG1 12', '925RG1=12'],
    ['RG101 1,200 pcs', 'RG101=1200'],
    ['RG1012 5', 'RG1012=5'],
    ['RG101 2 dozen', 'RG101=24'],
    ['RG101 2 dzn', 'RG101=24'],
    ['RG101 2 darzan', 'RG101=24'],
    ['RG101 2 ड\u095Bन', 'RG101=24'],
    ['RG101 12 pcs each, please', 'RG101=12'],
    ['RG101 925 silver 12 pcs', 'RG101=12 925 silver'],
    ['RG101 12 silver', 'RG101=12 silver'],
    ['ER204 24 pairs', 'ER204=24'],
    ['TR115 3 sets', 'TR115=3'],
    ['TR115 × 3 sets of 6', 'TR115=3'],
    ['1 set of 6 TR115', 'TR115=1'],
    ['TR115\n3 sets of 6', 'TR115=3'],
    ['12 RG101, 6 ER204', 'RG101=12', 'ER204=6'],
    ['RG101, 12 pcs, ER204, 6 pcs', 'RG101=12', 'ER204=6'],
    ['RG101 12 ER204 6 NP17 24', 'RG101=12', 'ER204=6', 'NP17=24'],
    ['RG101, RG102 – 5 each', 'RG101=5', 'RG102=5'],
    ['RG101 12+RG102 6', 'RG101=12', 'RG102=6'],
    ['RG101 12 pcs RG101 6 pcs', 'RG101=12', 'RG101=6'],
    ['1. RG101 - 10\n\n2. ER204 - 4', 'RG101=10', 'ER204=4'],
  ])('%j', (text, ...expected) => {
    expect(read(text)).toEqual(expected);
  });
});

test.each([
  ['RG101 12x4 14x6', 'RG101=10 12x4 14x6'],
  ['RG101 size 14 - 6 pcs', 'RG101=6 size 14'],
  ['RG101 12 size 14', 'RG101=12 size 14'],
  ['RG101 4.2g 12pcs', 'RG101=12 4.2g'],
  ['RG101 @450 x 12', 'RG101=12 @450'],
  ['RG101 – 12 nos @ ₹180', 'RG101=12 @ ₹180'],
  ['RG102 24 @Rs.417.50', 'RG102=24 @Rs.417.50'],
  ['RG101 12 nos @ Rs.417.00', 'RG101=12 @ Rs.417.00'],
  ['RG102 24 pcs Rs.417.00/pc', 'RG102=24 Rs.417.00/pc'],
  ['ER204 12 pair @ 210.00 per pair', 'ER204=12 @ 210.00 per pair'],
  ['RG101, RG102 12 pcs @ 450 each', '?quantity RG101', 'RG102=12 @ 450 each'],
  ['RG101 size 12 qty 4', 'RG101=4 size 12'],
  ['RG101 12 nos Rs. 180/-', 'RG101=12 Rs. 180/-'],
  ['CH-22-A 18" 4 pcs', 'CH-22-A=4 18"'],
  ['RG101 6 pcs in gold plating please', 'RG101=6 in gold plating please'],
  ['RG101 matt finish 12 pcs', 'RG101=12 matt finish'],
  ['Ramesh ka RG101 12', 'RG101=12 Ramesh ka'],
  ['RG101, RG102 – 5 each, matt', 'RG101=5 matt', 'RG102=5 matt'],
  ['2. RG101 × 12, \u2068Bangle\u2069 (\u2068gift box\u2069)', 'RG101=12 gift box'],
  ['[21/11/26, 10:32 am] Ramesh: RG101 12', 'RG101=12'],
  ['21/11/2026, 22:32 - +91 98765 43210: RG101 12 gold', 'RG101=12 gold'],
])('other words go into the note: %j', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ...['RG101', 'RG101 10-12 pcs', 'RG101 10 to 12', 'RG101 12 12', 'RG101 5 + 5 pcs', 'RG101 12+'],
  ...['RG101 6 pcs size 12, 6 pcs size 14', 'RG101 size 14 16', 'RG101 size 14/16', 'RG101 no. 14'],
  ...['RG101 call 9876543210', 'RG101 1O', 'RG101 l2', 'RG101 12 days', 'RG101 14 no 6 pcs'],
  ...['RG101 12 packs', 'RG101 set of 12', 'RG101 12 pcs per box', 'RG101 about 12', 'RG101 ~12'],
  ...['RG101 12 x 5', 'RG101 12x5', 'RG101 5 each size', 'RG101 18"', 'RG101 12 lakh', 'RG101 0'],
  ...['RG101 450 rs 12', 'RG101 450 rs 12 pcs', 'RG101 @ 12 pcs', 'RG101 rate 450 12'],
  ...['RG101 12.5', 'RG101 2½ dozen', 'RG101 do darjan', 'RG101 half dozen', '12 pcs RG101 6'],
  ...['RG101 36 pair', 'RG101 3 sets', 'RG101 cancel', 'RG101 12 nahi chahiye', 'not RG101 12'],
  ...['RG101, 2, dozen', 'RG101 2, dz', 'RG101 6 gold, 6 silver', 'RG101 6 gold 6 silver'],
  ...['RG101 - 6 gold + 6 silver', 'RG101 4 gold plated, 4 silver plated'],
  ...['RG101 6 pcs each gold & rhodium', 'RG101 12 each in gold and silver'],
  ...['RG101 6 each (gold, silver)', 'RG101 12 pcs each colour'],
  'RG101 12 if available',
])('asks about %j', (text) => {
  expect(read(text)).toEqual(['?quantity RG101']);
});

test.each([
  ...['4 जोड़ी', '4 जो\u095Cी', '4 जोड़ा', '4 जोड़े', '4 पेयर', '4 joda', '4 jode', '4 jora'],
  ...['12 pkts', '2 bundles', '2 cartons', '2 dabba', '2 dibbe', '12 jodiya', '12 जोड़ियां'],
  ...['4 jori', '4जोड़ी', '4 सेट', '12 पैकेट', '2 डिब्बे', '1 डिब्बा'],
])('asks about %j of a design that is sold by the piece', (quantity) => {
  const table = `Code,Qty,Unit\nRG101,${quantity.replace(/(\d)\s*/, '$1,')}`;
  for (const text of [`RG101 ${quantity}`, table]) expect(read(text)).toEqual(['?quantity RG101']);
});

test.each([
  ['ER204 4 जोड़ी, TR115 3 सेट', 'ER204=4', 'TR115=3'],
  ['ER204\n4 joda', 'ER204=4'],
  ['RG101\n4 जोड़ी', '?quantity RG101'],
  ['TR115 4 जोड़ी, ER204 4 सेट', '?quantity TR115', '?quantity ER204'],
  ['ER204 12 पैकेट', '?quantity ER204'],
])('Hindi words for units: %j', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['RG101\n12 pcs\n\nER204 studs\n24 pairs', 'RG101=12', 'ER204=24 studs'],
  ['RG101\nx 12\nRG102\n1 dozen', 'RG101=12', 'RG102=12'],
  // More than a quantity, or a second one.
  ['RG101\n12 pcs total', '?quantity RG101', '!No SKU found.'],
  ['RG101 6\n12 pcs', 'RG101=6', '!No SKU found.'],
  ['RG101\n12 pcs\n6 pcs', 'RG101=12', '!No SKU found.'],
  ['RG101\n12', '?quantity RG101', '!No SKU found.'],
  ['RG101, RG102\n12 pcs', '?quantity RG101', '?quantity RG102', '!No SKU found.'],
  ['ER204\n12 sets', '?quantity ER204'],
  ['TR115 3 sets of 4', '?quantity TR115'],
  ['TR115 3 sets of 6 of 6', '?quantity TR115'],
])('of a quantity in a line of its own: %j', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['RG101 RG102 12', '?quantity RG101', 'RG102=12'],
  ['RG101 to RG104 5 each', '?quantity RG101', '?quantity RG104'],
  ['RG101-RG104 5 each', '?quantity RG101', '?quantity RG104'],
  ['RG1O1 12', '?which RG101 12'],
  ['RG011 12', '?which RG101 12'],
  ['RG999 12', '!RG999 is not in the catalogue.'],
  ['hello\n12 pcs please', '!No SKU found.', '!No SKU found.'],
  ['constructor 5', '!No SKU found.'],
  [' \n\t\n'],
])('of %j', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test('ten thousand lines are read completely', () => {
  expect(read('RG101 x 2\n'.repeat(10_000))).toHaveLength(10_000);
});

/** Text, and the phrase in it that must not be lost. */
const phrase = fc
  .array(
    fc.constantFrom(
      ...['size', 'rhodium', 'matt', 'గాజు', 'friday', 'liye', 'not', 'if', 'no', 'box', 'the'],
      ...['12', '14x6', '36 pair', '@ ₹180', '4.2g', '10-12', 'do', 'each', 'dozen', '(gold)'],
    ),
    { maxLength: 4 },
  )
  .map((terms) => terms.join(' '));
const line = fc
  .array(
    fc.tuple(
      phrase,
      fc.constantFrom('', ...catalogue.entries.keys(), 'ZZ9999', 'RG1O1'),
      phrase,
      fc.constantFrom(',', '.', ''),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.map((part) => part.join(' ')).join(' '));

/** All words except those that a quantity, a size or a SKU consists of. */
const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter(
    (word) => !['x', 'each', 'dozen', 'the', 'pair', 'size', 'no'].includes(word),
  );

test('every word of a text is in a note or the source of a question', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (lines) => {
      const items = readPastedOrder(lines.join('\n'), catalogue);
      const shown = items
        .map((item) => (item.kind === 'clear' ? `${item.sku} ${item.note}` : item.source))
        .join(' ')
        .toLowerCase();
      for (const word of termsOf(lines.join('\n'))) expect(shown).toContain(word);
    }),
    { numRuns: 1_000 },
  );
});
