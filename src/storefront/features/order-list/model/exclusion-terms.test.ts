/** Lines with negations: some exclude a product, most only describe it. */
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { codeBook } from '#core/order/code-book.ts';
import { readPastedOrder } from './paste-order.ts';
import { NO_ANSWERS, settlePaste } from './settle-paste.ts';

const entries = new Map(
  ['RG101', 'RG102', 'RG105'].map((sku) => [
    sku,
    entryOf(sku, buildProduct({ sku, title: 'Ring', moq: 1, orderMultiple: 1 })),
  ]),
);
/** `RG101=12 note`; `RG101?12 note` for a question whether to add it; `!RG101` if excluded. */
const read = (text: string): string[] =>
  readPastedOrder(text, codeBook(entries.keys())).map((line) => {
    if (line.outcome === 'understood') return `${line.sku}=${line.qty} ${line.note}`.trim();
    if (line.outcome === 'refused') return `!${line.written}`;
    return `${line.candidates.join('/')}?${line.qty ?? ''} ${line.note}`.trim();
  });

test.each([
  'dont send RG101',
  'please don’t send RG101 12 thanks',
  'do not send RG101',
  'RG101 cancel',
  'RG101 12 pcs cancel kar do',
  'RG101 nahi chahiye',
  'no RG101',
  'RG101 mat bhejna',
  'except RG101',
  'dont send 12 RG101',
  'RG101 not required',
  'RG101 vaddu',
])('excludes the product in %j', (text) => {
  expect(read(text)).toEqual(['!RG101']);
});

test.each([
  ['RG101 12 pcs without stone', 'without stone'],
  ['RG101 12 no need of box', 'no need of box'],
  ['RG101 12 not gold, silver only', 'not gold, silver only'],
  ['RG101 12 (last time quality was not good)', 'last time quality was not good'],
  ['RG101 12 not urgent', 'not urgent'],
  ['RG101 12 mat finish', 'mat finish'],
  ['Sr no RG101 12', 'Sr no'],
])('orders the product in %j with a note', (text, note) => {
  expect(read(text)).toEqual([`RG101=12 ${note}`]);
});

test.each([
  ['RG101 12 not', 'RG101?12 not'],
  ['no RG101 12', 'RG101?12 no RG101'],
  ['RG101 12 pcs abhi nahi chahiye', 'RG101?12 abhi nahi chahiye'],
  ['RG101 12 nahi 6', 'RG101? 12 nahi 6'],
  ['dont send the old RG101 12', 'RG101?12 dont send the old RG101'],
])('asks about %j', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['RG102 12 but not RG101', 'RG102=12', '!RG101'],
  ['RG102 12, no RG101', 'RG102=12', '!RG101'],
  ['RG101 12 cancel, RG102 6', '!RG101', 'RG102=6'],
  ['RG101 12, cancel RG102 6', 'RG101=12', '!RG102'],
  ['12 RG101, cancel 6 RG102', 'RG101=12', '!RG102'],
  ['RG101 12 cancel RG102 6', 'RG101?12 cancel RG102', 'RG102?6 cancel RG102'],
  ['RG101 nahi chahiye RG102 6', '!RG101', 'RG102=6'],
  ['dont send RG101 to RG105', '!RG101', '!RG105'],
])('excludes the right one of two products in %j', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  [
    'RG101 12 pcs. If not available send RG102',
    'RG101=12 If not available send RG102',
    'RG102? If not available send RG102',
  ],
  [
    'RG101 12 agar na ho to RG102 6 bhejna',
    'RG101=12 agar na ho to RG102 6 bhejna',
    'RG102?6 agar na ho to RG102 6 bhejna',
  ],
])('keeps the condition of %j and asks about the alternative', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test('quotes the text in the question', () => {
  const lines = readPastedOrder('RG101 12 not', codeBook(entries.keys()));
  expect(settlePaste(lines, NO_ANSWERS, entries, []).toAnswer).toMatchObject([
    { prompt: 'Add RG101, Ring? Your text says “not”.', qty: 12, options: [{ skus: ['RG101'] }] },
  ]);
});
