/** Quantities that may count another unit than the product is sold in. */
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { codeBook } from '#core/order/code-book.ts';
import { readPastedOrder } from './paste-order.ts';
import { NO_ANSWERS, settlePaste, type PasteAnswers } from './settle-paste.ts';

function groupOf(title: string, text: string, answers: Partial<PasteAnswers> = {}) {
  const entry = entryOf('TR115', buildProduct({ sku: 'TR115', title, moq: 1, orderMultiple: 1 }));
  const entries = new Map([['TR115', entry]]);
  const lines = readPastedOrder(text, codeBook(entries.keys()));
  return settlePaste(lines, { ...NO_ANSWERS, ...answers }, entries, []).groups[0];
}
const TRAY = 'Assorted Toe Rings, Tray of 36 Pairs';

test('asks about pairs of a tray and keeps them in the note', () => {
  expect(groupOf(TRAY, 'TR115 36 pair')).toMatchObject({
    note: '36 pair',
    misfit: {
      problem:
        'One piece is “Tray of 36 Pairs”. Your text says “36 pair”. How many pieces do you want?',
      nearest: [1],
    },
  });
});

test.each([
  [TRAY, 'TR115 72 jodi', [2]],
  [TRAY, 'TR115 36 pcs', [1]],
  [TRAY, 'TR115 3 dozen', [1]],
  ['Zodiac Coin, Set of Twelve', 'TR115 1 dozen', [1]],
  ['Slim Bangle Set of Four', 'TR115 4 pair', [2]],
  ['Beaded Anklet, Single', 'TR115 6 pair', [12]],
])('for %j asks about %j', (title, text, nearest) => {
  expect(groupOf(title, text)?.misfit?.nearest).toEqual(nearest);
});

test.each([
  ['Plain Toe Ring', 'TR115 36 pair'],
  ['Single-Stone Nose Pin, 2 mm', 'TR115 2 pair'],
  [TRAY, 'TR115 2 pcs'],
])('for %j accepts %j', (title, text) => {
  expect(groupOf(title, text)?.misfit).toBeUndefined();
});

test('does not ask again about a quantity that the buyer has confirmed', () => {
  const lines = new Map([[0, [{ sku: 'TR115', qty: 36 }]]]);
  expect(groupOf(TRAY, 'TR115', { lines })?.misfit).toBeUndefined();
  expect(groupOf(TRAY, 'TR115 36 pair', { groups: new Map([['TR115', 1]]) })).toMatchObject({
    qty: 1,
    note: '36 pair',
    misfit: undefined,
  });
});
