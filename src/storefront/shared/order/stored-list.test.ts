/** The stored order list comes back as it was, and whatever else lies in the store does no harm. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_ORDER, orderFromText, orderToText } from './stored-list.ts';

const list = [
  {
    sku: 'RG101',
    qty: 12,
    note: 'size 14',
    seen: { title: 'Band', pricePaise: 45_000, atQty: 12 },
  },
  { sku: 'ER-204', qty: 6, seen: { title: 'Jhumka', pricePaise: null } },
  { sku: 'CH1', qty: 1 },
  // As lists were kept before a price's quantity was noted.
  { sku: 'CH2', qty: 24, seen: { title: 'Chain', pricePaise: 9_000 } },
];

test('a list comes back as it was', () => {
  const order = { list, reference: 'GB-7K2M9Q' };
  expect(orderFromText(orderToText(order))).toEqual({ order, whole: true });
});

test.each([
  ['cut off', '{"format":1,"lines":[{"sku":"RG1'],
  ['of another format', '{"format":9,"lines":[]}'],
  ['no object', '12'],
  ['null', 'null'],
  ['empty', ''],
])('a store that is %s gives an empty list and is not whole', (_what, text) => {
  expect(orderFromText(text)).toEqual({ order: EMPTY_ORDER, whole: false });
});

test('lines that fit are kept where others do not', () => {
  const lines = [
    { sku: 'RG101', qty: 12 },
    { sku: 'rg 101', qty: 1 },
    { sku: 'ER204', qty: -3 },
    { sku: 'ER205', qty: 1e9 },
    null,
    'RG102',
    { sku: 'CH1', qty: 2, note: 7, seen: 'yes' },
  ];
  const { order, whole } = orderFromText(JSON.stringify({ format: 1, lines, reference: 'x' }));
  expect(order).toEqual({
    list: [
      { sku: 'RG101', qty: 12 },
      { sku: 'CH1', qty: 2 },
    ],
    reference: null,
  });
  expect(whole).toBe(false);
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(orderFromText(text).order.list.length).toBeGreaterThanOrEqual(0);
    }),
  );
});
