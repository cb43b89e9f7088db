import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from '#core/one-line.ts';
import { listToText, sharedListText } from '#core/order/list-text.ts';
import { LONGEST_SIZE, MOST_ORDER_LINES, MOST_SIZES, MOST_UNITS } from '#schema/limits.ts';
import type { OrderList } from './order-list.ts';
import { listFromHash, listFromText } from './order-link.ts';

test('formats a list as text that needs no URL encoding', () => {
  const list: OrderList = [
    { sku: 'RG101', qty: 12 },
    { sku: 'CH-22-A', qty: 6, note: 'Long' },
  ];
  const text = listToText(list);
  expect(text).toBe('RG101.12~CH-22-A.6');
  expect(encodeURIComponent(text)).toBe(text);
});

test('parses any formatted list unchanged', () => {
  const line = fc.record({
    sku: fc.stringMatching(/^[A-Z]{2}[0-9]{1,6}(-[A-Z])?$/),
    qty: fc.integer({ min: 1, max: MOST_UNITS }),
  });
  const label = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 4 })
    .filter((text) => oneLine(text, LONGEST_SIZE) === text);
  const size = fc.record({ label, qty: fc.integer({ min: 1, max: 200 }) });
  const sizes = fc.uniqueArray(size, {
    selector: (each) => each.label,
    minLength: 1,
    maxLength: 4,
  });
  const sized = fc.tuple(line, sizes).map(([own, some]) => ({
    ...own,
    qty: Math.min(MOST_UNITS, own.qty + 800),
    sizes: some,
  }));
  const lists = fc.uniqueArray(fc.oneof(line, sized), {
    selector: ({ sku }) => sku,
    maxLength: MOST_ORDER_LINES,
  });
  fc.assert(
    fc.property(lists, (list) => {
      expect(listFromText(listToText(list))).toEqual({ list, name: '', unreadable: [] });
    }),
  );
});

test('formats and parses sizes, also after a chat has encoded their signs', () => {
  const list = [
    {
      sku: 'BG101',
      qty: 12,
      sizes: [
        { label: '2-4', qty: 8 },
        { label: '2-10', qty: 4 },
      ],
    },
    { sku: 'CH1', qty: 6, sizes: [{ label: '10.5 inch', qty: 2 }] },
  ];
  const text = listToText(list);
  expect(text).toBe('BG101.12.2-4=8.2-10=4~CH1.6.10_2e_5_20_inch=2');
  expect(listFromHash(`#${encodeURIComponent(text)}`)).toEqual({ list, name: '', unreadable: [] });
});

test('a shared list has its name and the notes of its lines, also after a chat has encoded its signs', () => {
  const list = [
    { sku: 'RG101', qty: 12, note: 'No stone, 2.5 g = light. 100% ~ दिवाली 💍' },
    { sku: 'BG7', qty: 4, sizes: [{ label: '2-4', qty: 4 }], note: '_20_' },
    { sku: 'ER204', qty: 6 },
  ];
  const { text, hasNotes } = sharedListText(list, 'Refill “Diwali” 2026');
  const read = { list, name: 'Refill “Diwali” 2026', unreadable: [] };
  expect(hasNotes).toBe(true);
  expect(listFromHash(`#${text}`)).toEqual(read);
  expect(listFromHash(`#${encodeURIComponent(text)}`)).toEqual(read);
});

test('a shared list whose link would be too long has its name, and says that notes are left out', () => {
  const lines = Array.from({ length: 20 }, (_, at) => ({ sku: `RG${at}`, qty: 1 }));
  const { text, hasNotes } = sharedListText(
    lines.map((line) => ({ ...line, note: 'n'.repeat(300) })),
    'Refill',
  );
  expect(hasNotes).toBe(false);
  expect(listFromText(text)).toEqual({ list: lines, name: 'Refill', unreadable: [] });
});

test('adds up repeated sizes, and keeps no more than the line has', () => {
  expect(listFromText('RG101.12.12=4.12=4.14=9').list).toEqual([
    {
      sku: 'RG101',
      qty: 12,
      sizes: [
        { label: '12', qty: 8 },
        { label: '14', qty: 4 },
      ],
    },
  ]);
  const many = Array.from({ length: 99 }, (_, size) => `s${size}=1`).join('.');
  expect(listFromText(`RG101.500.${many}`).list[0]?.sizes).toHaveLength(MOST_SIZES);
});

test.each([
  ['RG101.12~RG101.6', [{ sku: 'RG101', qty: 18 }], []],
  ['RG101.12~~', [{ sku: 'RG101', qty: 12 }], []],
  [
    'RG101~RG102.0~<b>.3~RG103.2.2~RG104.-1~RG105.1e5',
    [],
    [...['RG101', 'RG102.0', '<b>.3', 'RG103.2.2', 'RG104.-1', 'RG105.1e5']],
  ],
  ['RG101.99999~RG101.99999', [{ sku: 'RG101', qty: MOST_UNITS }], []],
])('parses the valid parts of %j and returns the others', (text, list, unreadable) => {
  expect(listFromText(text)).toEqual({ list, name: '', unreadable });
});

test('cuts a list with too many lines and returns the rest', () => {
  const text = Array.from({ length: MOST_ORDER_LINES + 3 }, (_, index) => `RG${index}.1`).join('~');
  const { list, unreadable } = listFromText(text);
  expect(list).toHaveLength(MOST_ORDER_LINES);
  expect(unreadable).toEqual(['RG200.1', 'RG201.1', 'RG202.1']);
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
])('finds a list in the fragment %j', (hash, list) => {
  expect(listFromHash(hash)?.list).toEqual(list);
});

test.each(['', '#', '#content'])('finds no list in the fragment %j', (hash) => {
  expect(listFromHash(hash)).toBeUndefined();
});
