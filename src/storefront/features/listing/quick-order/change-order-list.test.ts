/** Quantities typed in quick order change the order list, and what cannot be typed again has an undo. */
import { beforeEach, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import type { SeenProduct } from '#storefront/shared/order/order-list.ts';
import { changeNote } from '#storefront/shared/stores/change-order.ts';
import { $order, changeLines } from '#storefront/shared/stores/order-list.ts';
import { repeated, setQuantity, setSize, setSizes } from './change-order-list.ts';

const RING = entryOf('rg1', buildProduct({ sku: 'RG1', title: 'Ring', priceMode: 'onRequest' }));
const list = () => $order.get().list;
const seen = (atQty: number) => ({ title: 'Ring', pricePaise: null, atQty });

beforeEach(() => {
  $order.listen(() => undefined);
  changeLines([]);
});

test('adds a design, changes its quantity, and removes it with an undo', () => {
  expect(setQuantity(RING, 12)).toEqual({ sku: 'RG1', message: 'Ring: 12 pieces' });
  setQuantity(RING, 24);
  expect(list()).toEqual([{ sku: 'RG1', qty: 24, seen: seen(24) }]);
  const { message, undo } = setQuantity(RING, 0);
  expect(message).toBe('Ring removed.');
  expect(list()).toEqual([]);
  undo?.();
  expect(list()).toMatchObject([{ sku: 'RG1', qty: 24 }]);
});

test('adds sizes, and removes the design with its last size', () => {
  setSize(RING, '12', 4);
  setSize(RING, '14', 6);
  expect(list()).toMatchObject([
    {
      qty: 10,
      sizes: [
        { label: '12', qty: 4 },
        { label: '14', qty: 6 },
      ],
    },
  ]);
  setSize(RING, '12', 0);
  expect(list()).toMatchObject([{ qty: 6, sizes: [{ label: '14', qty: 6 }] }]);
  expect(setSize(RING, '14', 0).message).toBe('Ring removed.');
  expect(list()).toEqual([]);
});

test('sets all sizes at once, and keeps the note of the line', () => {
  setSizes(RING, [{ label: '12', qty: 8 }]);
  changeNote('RG1', 'Gift box');
  expect(setSizes(RING, [{ label: '14', qty: 6 }]).message).toBe('Ring: 6 pieces');
  expect(list()).toMatchObject([{ qty: 6, sizes: [{ label: '14', qty: 6 }], note: 'Gift box' }]);
  setSizes(RING, []).undo?.();
  expect(list()).toMatchObject([{ qty: 6, note: 'Gift box' }]);
});

test('removes a design again that was added with the quantity above', () => {
  const { message, undo } = repeated(setQuantity(RING, 12));
  expect(message).toBe('Ring: 12 pieces, as above.');
  undo?.();
  expect(list()).toEqual([]);
});

test('keeps a changed price until it is acknowledged', () => {
  const product = buildProduct({ sku: 'RG1', title: 'Ring', priceMode: 'public' });
  const prices = { pricePaise: 33_000, tiers: [] };
  const entry = { ...entryOf('rg1', product), prices, sizes: ['12', '14'] };
  const sizes = [{ label: '12', qty: 12 }];
  const before = { title: 'Ring', pricePaise: 30_000, atQty: 12 };
  const seenAfter = (change: () => unknown, seen: SeenProduct) => {
    changeLines([{ sku: 'RG1', qty: 12, sizes, seen }]);
    change();
    return list()[0]?.seen;
  };
  const changes = [
    () => setQuantity(entry, 24),
    () => setSizes(entry, [{ label: '12', qty: 24 }]),
    () => setSize(entry, '12', 24),
  ];
  for (const change of changes) {
    expect(seenAfter(change, before)).toEqual(before);
    expect(seenAfter(change, { ...before, pricePaise: 33_000 })).toMatchObject({ atQty: 24 });
  }
});

test('says when the order list is full', () => {
  changeLines(Array.from({ length: MOST_ORDER_LINES }, (_, at) => ({ sku: `ER${at}`, qty: 1 })));
  expect(repeated(setQuantity(RING, 12)).message).toMatch(/^Your order list is full.*one\.$/);
  expect(list()).toHaveLength(MOST_ORDER_LINES);
});
