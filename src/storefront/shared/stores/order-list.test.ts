/** Changes of the list, their undo, and a browser without storage. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST_ORDER_LINES, MOST_UNITS } from '#schema/limits.ts';

const list = [
  { sku: 'RG1', qty: 12 },
  { sku: 'ER2', qty: 6, note: 'Gold plated' },
];

/** A fresh store, in a browser whose storage is full. */
async function loadStore() {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  vi.stubGlobal('window', new EventTarget());
  const store = { ...(await import('./order-list.ts')), ...(await import('./change-order.ts')) };
  store.$order.listen(() => undefined);
  store.replaceLines(list);
  return store;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('adds, changes and removes lines', async () => {
  const store = await loadStore();
  const seen = { title: 'Ring', pricePaise: 4_500, atQty: 18 };
  expect(store.addLine({ sku: 'NP3', qty: 24 })).toBe(true);
  store.changeQuantity('RG1', 18, seen);
  store.changeQuantity('RG1', 24);
  store.changeNote('RG1', ' In size\n14  ');
  store.changeNote('ER2', ' ');
  store.removeLine('NP3');
  expect(store.$order.get().list).toEqual([
    { sku: 'RG1', qty: 24, note: 'In size 14', seen },
    { sku: 'ER2', qty: 6 },
  ]);
});

test('a size takes units without one first, then changes the quantity of the line', async () => {
  const store = await loadStore();
  const change = (label: string, qty: number) => {
    store.changeSize('RG1', label, qty, (line) => ({
      ...{ title: 'Ring', pricePaise: 100, atQty: line.qty },
    }));
    const [line] = store.$order.get().list;
    const sizes = line?.sizes?.map((size) => `${size.label}×${size.qty}`).join(' ');
    return [line?.qty, sizes, line?.seen?.atQty];
  };
  expect(change('12', 4)).toEqual([12, '12×4', 12]);
  expect(change('14', 8)).toEqual([12, '12×4 14×8', 12]);
  expect(change('14', 10)).toEqual([14, '12×4 14×10', 14]);
  expect(change('12', 0)).toEqual([10, '14×10', 10]);
  store.changeQuantity('RG1', 6);
  expect(store.$order.get().list[0]).toMatchObject({ qty: 6, sizes: [{ label: '14', qty: 6 }] });
  expect(change('12', MOST_UNITS)).toEqual([6, '14×6', 10]);
  expect(change('14', 0)).toEqual([1, undefined, 1]);
  expect(store.$order.get().list[1]).toEqual(list[1]);
});

test('adds several lines and returns those without room', async () => {
  const store = await loadStore();
  store.replaceLines(
    Array.from({ length: MOST_ORDER_LINES - 1 }, (_, index) => ({ sku: `RG${index}`, qty: 1 })),
  );
  const [some, fits, full] = ['RG0', 'NEW1', 'NEW2'].map((sku) => ({ sku, qty: 4 }));
  if (!some || !fits || !full) throw new Error('There are three lines.');
  expect(store.addLines([some, fits, full])).toEqual([full]);
  expect(store.$order.get().list[0]).toEqual({ sku: 'RG0', qty: 5 });
  expect(store.$order.get().list.at(-1)).toEqual(fits);
});

test('undo restores what a change has changed, and keeps later changes of other products', async () => {
  const store = await loadStore();
  const reference = store.referenceOfList();
  const { undo } = store.undoable(() => store.removeLine('RG1'));
  store.changeQuantity('ER2', 12);
  store.addLine({ sku: 'NP3', qty: 24 });
  undo();
  expect(store.$order.get()).toEqual({
    list: [
      { sku: 'RG1', qty: 12 },
      { sku: 'ER2', qty: 12, note: 'Gold plated' },
      { sku: 'NP3', qty: 24 },
    ],
    reference,
  });
  const cleared = store.undoable(() => store.replaceLines([]));
  expect(store.$order.get().reference).toBeNull();
  cleared.undo();
  expect(store.$order.get()).toMatchObject({ reference, list: { length: 3 } });
});
