/** The notes of pasted lines. */
import { expect, test } from 'vitest';
import { codeBook } from '#core/order/code-book.ts';
import { readPastedOrder } from './paste-order.ts';
import { noteBesideTitle } from './paste-rest.ts';

const SKUS = ['RG101', 'RG102', 'RG104', 'ER102', 'CH101', 'AN101', 'BG101', 'PD101'];
const book = codeBook(SKUS);
const notes = (text: string): string[] =>
  readPastedOrder(text, book).map((line) =>
    line.outcome === 'understood' ? `${line.sku}=${line.qty} ${line.note}`.trim() : line.outcome,
  );

test.each([
  ['AN101 6pcs size 10"', 'AN101=6 size 10"'],
  ['BG101 - 4 pc (size 2.6)', 'BG101=4 size 2.6'],
  ['PD101 – 12 nos @ ₹180', 'PD101=12 @ ₹180'],
  ['PD101 12 nos Rs. 180/-', 'PD101=12 Rs. 180/-'],
  ['RG101 size 14 - 6 pcs in gold plating please', 'RG101=6 size 14, in gold plating please'],
  ['24 pcs ER102 n 10 nos CH101', 'ER102=24', 'CH101=10'],
  ['PD101 20 gm wala 10 pc', 'PD101=10 20 gm wala'],
  ['RG101 bara', 'RG101=12'],
  ['RG101 bara darjan', 'RG101=144'],
  ['RG101 bara pcs urgent', 'RG101=12 urgent'],
  ['RG101 ౧౨', 'RG101=12'],
  ['RG101 పన్నెండు', 'RG101=12'],
  ['RG101 pannendu pieces kavali', 'RG101=12'],
  ['RG101 iravai aidu', 'RG101=25'],
  ['RG101 ఇరవై నాలుగు పంపండి', 'RG101=24'],
  ['RG101 rendu vandalu', 'RG101=200'],
  ['RG101 ara dozen', 'RG101=6'],
  ['RG101 ఒక డజను', 'RG101=12'],
  ['RG101 बारह पीस भेजो', 'RG101=12'],
  ['RG101 ১২', 'RG101=12'],
  ['RG101 12 jodi', 'RG101=12 12 jodi'],
  ['RG101, RG102 – 5 each, matt finish', 'RG101=5 matt finish', 'RG102=5 matt finish'],
  ['Ramesh ka RG101 12', 'RG101=12 Ramesh ka'],
  ['RG101\n12 pcs size 8', 'RG101=12 size 8'],
  ['bhaiya RG101 ke 12 bhej do', 'RG101=12'],
  ['1 RG101 12', 'RG101=12'],
  ['RG101 10 pcs polish good', 'RG101=10 polish good'],
  ['RG101 10 pcs total 3000 rs', 'RG101=10 total 3000 rs'],
  ['RG101 10 [ONLY IF RHODIUM]', 'RG101=10 ONLY IF RHODIUM'],
  ['RG101 10 pcs bhai ke liye', 'RG101=10 bhai ke liye'],
  ['RG101 12 pcs all gold', 'RG101=12 all gold'],
  ['RG101 12 pcs in all colours', 'RG101=12 in all colours'],
  [
    '12/05/26 10:30 urgent need by Friday: RG101 12',
    'RG101=12 12/05/26 10:30 urgent need by Friday',
  ],
  ['[12/05/26, 10:30] urgent need by Friday: RG101 12', 'RG101=12 urgent need by Friday'],
  ['[12/05/26, 10:30] Ramesh Silver: need by Friday: RG101 12', 'RG101=12 need by Friday'],
  ['12/05/2026, 10:30 - +91 98765 43210: RG101 12', 'RG101=12'],
  ['12 pcs RG101 6', 'question'],
  ['RG101 भेज दो दर्जन', 'question'],
])('%j', (text, ...expected) => {
  expect(notes(text)).toEqual(expected);
});

test('a question has the note and segment of its own part of the line', () => {
  expect(readPastedOrder('RG104 12-18 pcs gold, RG101 6', book)).toMatchObject([
    { outcome: 'question', note: '12-18 pcs gold', segment: 'RG104 12-18 pcs gold' },
    { outcome: 'understood', sku: 'RG101', note: '', segment: 'RG101 6' },
  ]);
});

test('a line without SKU has its quantity and note', () => {
  expect(readPastedOrder('Ruby studs 12 pcs', book)).toMatchObject([
    { outcome: 'refused', reason: 'no-code', note: 'Ruby studs', qty: 12 },
  ]);
});

test.each([
  ['Halo ring (gift box)', 'gift box'],
  ['halo rings', ''],
  ['rings', ''],
  ['Halo ring', ''],
  ['size 14', 'size 14'],
])('reduces the note %j beside the title to %j', (note, expected) => {
  expect(noteBesideTitle(note, 'Halo Ring')).toBe(expected);
});

test.each(['36 pair', '36', 'tray', '36 tray'])('keeps %j in the note of a tray', (note) => {
  expect(noteBesideTitle(note, 'Assorted Toe Rings, Tray of 36 Pairs')).toBe(note);
});
