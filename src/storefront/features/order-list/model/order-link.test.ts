import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_ORDER_LINES, MOST_PIECES } from '#schema/limits.ts';
import { listFromHash, listFromText, listToText } from './order-link.ts';

test('a list as text needs no encoding in an address', () => {
  const text = listToText([
    { sku: 'RG101', qty: 12 },
    { sku: 'CH-22-A', qty: 6, note: 'Long' },
  ]);
  expect(text).toBe('RG101.12~CH-22-A.6');
  expect(encodeURIComponent(text)).toBe(text);
});

test('whatever list there is comes back as it was', () => {
  const line = fc.record({
    sku: fc.stringMatching(/^[A-Z]{2}[0-9]{1,6}(-[A-Z])?$/),
    qty: fc.integer({ min: 1, max: MOST_PIECES }),
  });
  const lists = fc.uniqueArray(line, { selector: ({ sku }) => sku, maxLength: MOST_ORDER_LINES });
  fc.assert(
    fc.property(lists, (list) => {
      expect(listFromText(listToText(list))).toEqual({ list, unread: [] });
    }),
  );
});

test.each([
  ['RG101.12~RG101.6', [{ sku: 'RG101', qty: 18 }], []],
  ['RG101.12~~', [{ sku: 'RG101', qty: 12 }], []],
  [
    'RG101~RG102.0~<b>.3~RG103.2.2~RG104.-1~RG105.1e5',
    [],
    [...['RG101', 'RG102.0', '<b>.3', 'RG103.2.2', 'RG104.-1', 'RG105.1e5']],
  ],
  ['RG101.99999~RG101.99999', [{ sku: 'RG101', qty: MOST_PIECES }], []],
])('%j is read as far as it is a list, and the rest is named', (text, list, unread) => {
  expect(listFromText(text)).toEqual({ list, unread });
});

test('a list of more lines than an order holds is cut, and what was cut is named', () => {
  const text = Array.from({ length: MOST_ORDER_LINES + 3 }, (_, index) => `RG${index}.1`).join('~');
  const { list, unread } = listFromText(text);
  expect(list).toHaveLength(MOST_ORDER_LINES);
  expect(unread).toEqual(['RG200.1', 'RG201.1', 'RG202.1']);
});

test.each([
  ['#RG101.12', [{ sku: 'RG101', qty: 12 }]],
  [
    '#RG101.12%7EER204.6',
    [
      { sku: 'RG101', qty: 12 },
      { sku: 'ER204', qty: 6 },
    ],
  ],
  ['#RG101.12~%', [{ sku: 'RG101', qty: 12 }]],
])('the address %j carries a list', (hash, list) => {
  expect(listFromHash(hash)?.list).toEqual(list);
});

test.each(['', '#', '#content'])('the address %j carries none', (hash) => {
  expect(listFromHash(hash)).toBeUndefined();
});
