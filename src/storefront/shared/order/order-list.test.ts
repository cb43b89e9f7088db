import { expect, test } from 'vitest';
import { MOST_ORDER_LINES, MOST_UNITS } from '#schema/limits.ts';
import { addAllToList, isSameOrder, setNote, setQuantity, setSeen } from './edit-list.ts';
import { addToList, hasRoomFor } from './order-list.ts';

const list = [
  { sku: 'RG1', qty: 12 },
  { sku: 'ER2', qty: 6, note: 'Gold plated' },
  { sku: 'NP3', qty: 24 },
];

test('adds a new product at the end', () => {
  expect(addToList(list, { sku: 'BR4', qty: 10 }).at(-1)).toEqual({ sku: 'BR4', qty: 10 });
});

test('adds pieces to an existing line, which keeps its position and note', () => {
  expect(addToList(list, { sku: 'ER2', qty: 6 })[1]).toEqual({
    sku: 'ER2',
    qty: 12,
    note: 'Gold plated',
  });
});

test('limits the pieces of a line', () => {
  const line = addToList(list, { sku: 'ER2', qty: MOST_UNITS })[1];
  expect(line?.qty).toBe(MOST_UNITS);
});

test('refuses a new product when the list is full, but adds pieces to existing ones', () => {
  const full = Array.from({ length: MOST_ORDER_LINES }, (_, n) => ({ sku: `RG${n}`, qty: 1 }));
  expect(hasRoomFor(full, 'BR4')).toBe(false);
  expect(addToList(full, { sku: 'BR4', qty: 10 })).toEqual(full);
  expect(addToList(full, { sku: 'RG7', qty: 10 })[7]).toEqual({ sku: 'RG7', qty: 11 });
});

test('changes the quantity of a line', () => {
  const seen = { title: 'Ring', pricePaise: 4_500, atQty: 18 };
  expect(setQuantity(list, 'RG1', 18)[0]).toEqual({ sku: 'RG1', qty: 18 });
  const noted = setQuantity(list, 'RG1', 18, seen);
  expect(noted[0]).toEqual({ sku: 'RG1', qty: 18, seen });
  expect(setQuantity(noted, 'RG1', 24)[0]).toEqual({ sku: 'RG1', qty: 24, seen });
});

test.each([
  [' In size\n14  ', { sku: 'RG1', qty: 12, note: 'In size 14' }],
  [' ', { sku: 'RG1', qty: 12 }],
])('stores the note %j on one line', (note, line) => {
  expect(setNote(list, 'RG1', note)[0]).toEqual(line);
});

test('adds several lines and returns those without room', () => {
  const full = Array.from({ length: MOST_ORDER_LINES - 1 }, (_, index) => ({
    sku: `RG${index}`,
    qty: 1,
  }));
  const { list: grown, left } = addAllToList(full, [
    { sku: 'RG0', qty: 4 },
    { sku: 'NEW1', qty: 2 },
    { sku: 'NEW2', qty: 3 },
  ]);
  expect(grown).toHaveLength(MOST_ORDER_LINES);
  expect(grown[0]).toEqual({ sku: 'RG0', qty: 5 });
  expect(grown.at(-1)?.sku).toBe('NEW1');
  expect(left).toEqual([{ sku: 'NEW2', qty: 3 }]);
});

test('compares lists by products and quantities', () => {
  const bare = list.map(({ sku, qty }) => ({ sku, qty }));
  expect(isSameOrder(list, bare.toReversed())).toBe(true);
  expect(isSameOrder(list, bare.slice(1))).toBe(false);
  expect(isSameOrder(bare.slice(1), list)).toBe(false);
  expect(isSameOrder(list, setQuantity(bare, 'ER2', 7))).toBe(false);
});

test('stores the product as seen, line by line', () => {
  const seen = { title: 'Stud', pricePaise: 4_500 };
  const noted = setSeen(list, ({ sku }) => (sku === 'ER2' ? seen : undefined));
  expect(noted[1]).toEqual({ sku: 'ER2', qty: 6, note: 'Gold plated', seen });
  expect(noted[0]).toBe(list[0]);
});
