/** Storing and parsing the order list keeps it, and invalid data is harmless. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_ORDER, orderFromText, orderToText } from './stored-list.ts';

const list = [
  {
    sku: 'RG101',
    qty: 12,
    note: 'size 14',
    seen: { title: 'Band', pricePaise: 45_000, atQty: 12, mark: 200 },
  },
  { sku: 'ER-204', qty: 6, seen: { title: 'Jhumka', pricePaise: null } },
  { sku: 'CH1', qty: 1 },
  {
    sku: 'BG1',
    qty: 12,
    sizes: [
      { label: '2-4', qty: 4 },
      { label: '2-6', qty: 6 },
    ],
    seen: {
      ...{ title: 'Bangle', pricePaise: 9_000, atQty: 12 },
      sizes: [
        { label: '2-4', pricePaise: 8_000 },
        { label: '2-6', pricePaise: 9_000 },
      ],
    },
  },
  // A list stored before the quantity of a price was recorded.
  { sku: 'CH2', qty: 24, seen: { title: 'Chain', pricePaise: 9_000 } },
];

test('parses a formatted list unchanged', () => {
  const order = { list, reference: 'GB-7K2M9Q' };
  expect(orderFromText(orderToText(order))).toEqual(order);
});

test.each([
  ['cut off', '{"format":1,"lines":[{"sku":"RG1'],
  ['of another format', '{"format":9,"lines":[]}'],
  ['not an object', '12'],
  ['null', 'null'],
  ['empty', ''],
])('returns an empty list for text that is %s', (_what, text) => {
  expect(orderFromText(text)).toEqual(EMPTY_ORDER);
});

test('keeps valid lines beside invalid ones', () => {
  const lines = [
    { sku: 'RG101', qty: 12 },
    { sku: 'rg 101', qty: 1 },
    { sku: 'ER204', qty: -3 },
    { sku: 'ER205', qty: 1e9 },
    null,
    'RG102',
    { sku: 'CH1', qty: 2, note: 7, seen: 'yes' },
  ];
  const order = orderFromText(JSON.stringify({ format: 1, lines, reference: 'x' }));
  expect(order).toEqual({
    list: [
      { sku: 'RG101', qty: 12 },
      { sku: 'CH1', qty: 2 },
    ],
    reference: null,
  });
});

test('drops invalid sizes, and those beyond the quantity of the line', () => {
  const sizes = [
    { label: '12', qty: 4 },
    { label: 14, qty: 4 },
    { qty: 4 },
    null,
    { label: '16', qty: 9 },
  ];
  const lines = [
    { sku: 'RG101', qty: 10, sizes },
    { sku: 'RG102', qty: 10, sizes: 'all' },
  ];
  expect(orderFromText(JSON.stringify({ format: 1, lines, reference: null })).list).toEqual([
    {
      sku: 'RG101',
      qty: 10,
      sizes: [
        { label: '12', qty: 4 },
        { label: '16', qty: 6 },
      ],
    },
    { sku: 'RG102', qty: 10 },
  ]);
});

test('drops invalid prices of sizes that were seen', () => {
  const sizes = [{ label: '12', pricePaise: -1 }, { label: 14, pricePaise: 100 }, { label: '16' }];
  const seen = { title: 'Ring', pricePaise: 100, sizes };
  const lines = [{ sku: 'RG101', qty: 10, seen }];
  expect(orderFromText(JSON.stringify({ format: 1, lines, reference: null })).list).toEqual([
    { sku: 'RG101', qty: 10, seen: { title: 'Ring', pricePaise: 100 } },
  ]);
});

test('accepts any text without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(orderFromText(text).list.length).toBeGreaterThanOrEqual(0);
    }),
  );
});
