import { expect, test } from 'vitest';
import { MOST_ORDER_LINES, MOST_UNITS } from '#schema/limits.ts';
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

test('keeps the notes of both lines, without repeating one', () => {
  const noteOf = (note: string) => addToList(list, { sku: 'ER2', qty: 6, note })[1]?.note;
  expect(noteOf('In white boxes')).toBe('Gold plated; In white boxes');
  expect(noteOf('Gold plated')).toBe('Gold plated');
});

test('adds the quantities of sizes', () => {
  const sized = [{ sku: 'RG1', qty: 12, sizes: [{ label: '12', qty: 8 }] }];
  const added = {
    sku: 'RG1',
    qty: 6,
    sizes: [
      { label: '14', qty: 4 },
      { label: '12', qty: 2 },
    ],
  };
  expect(addToList(sized, added)).toEqual([
    {
      sku: 'RG1',
      qty: 18,
      sizes: [
        { label: '12', qty: 10 },
        { label: '14', qty: 4 },
      ],
    },
  ]);
  expect(addToList(sized, { sku: 'RG1', qty: 6 })[0]?.sizes).toEqual([{ label: '12', qty: 8 }]);
});

test('keeps the product as first seen, so that a changed price is reported', () => {
  const seen = { title: 'Ring', pricePaise: 30_000, atQty: 12 };
  const added = { sku: 'RG1', qty: 6, seen: { ...seen, pricePaise: 33_000, atQty: 18 } };
  expect(addToList([{ sku: 'RG1', qty: 12, seen }], added)).toEqual([
    { sku: 'RG1', qty: 18, seen },
  ]);
  expect(addToList([{ sku: 'RG1', qty: 12 }], added)).toEqual([{ ...added, qty: 18 }]);
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
