/** The list when storage is full, and when another tab stores invalid data. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderToText } from '#storefront/shared/order/stored-list.ts';

const KEY = 'glambug-order-list';
const line = { sku: 'RG101', qty: 12 };

/** Loads a fresh store in a browser with room for `room` characters, some of them in use. */
async function loadStore(room: number, stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => {
      const others = [...values].filter(([other]) => other !== key);
      const used = others.reduce((sum, [, text]) => sum + text.length, 0);
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  });
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const store = {
    ...(await import('./order-list.ts')),
    ...(await import('./order-lines.ts')),
    ...(await import('./change-order.ts')),
  };
  const writeElsewhere = async (newValue: string) => {
    values.set(KEY, newValue);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
    // The store writes back after the event.
    await Promise.resolve();
  };
  return { store, values, writeElsewhere };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('keeps lines and reference when storage is full, and reports that the list is unsaved', async () => {
  const { store, values } = await loadStore(0);
  expect(store.addLine(line)).toBe(true);
  expect(store.referenceOfList()).toMatch(/^GB-/);
  expect(store.$orderLines.get()).toEqual([line]);
  expect(store.$isListUnsaved.get()).toBe(true);
  expect(values.has(KEY)).toBe(false);
});

test('saves a large unreadable list separately as soon as there is room', async () => {
  const broken = 'x'.repeat(600);
  const { store, values } = await loadStore(1_000, { [KEY]: broken });
  expect(store.$damaged.get()).toBe(broken);
  expect(store.$isDamagedUnsaved.get()).toBe(true);
  expect(store.$isListUnsaved.get()).toBe(false);
  store.addLine(line);
  expect(values.get(store.DAMAGED_KEY)).toBe(broken);
  expect(store.$isDamagedUnsaved.get()).toBe(false);
});

test('saves an unreadable list of another tab separately and restores the valid one', async () => {
  const text = orderToText({ list: [line], reference: null });
  const { store, values, writeElsewhere } = await loadStore(1_000, { [KEY]: text });
  const seen = vi.fn();
  store.$order.listen(seen);
  await writeElsewhere('broken');
  expect(store.$orderLines.get()).toEqual([line]);
  expect(values.get(KEY)).toBe(text);
  expect(store.$damaged.get()).toBe('broken');

  const other = { list: [{ sku: 'ER204', qty: 6 }], reference: null };
  await writeElsewhere(orderToText(other));
  expect(store.$order.get()).toEqual(other);
});

test('undo in one tab keeps what another tab has added since', async () => {
  const { store, writeElsewhere } = await loadStore(1_000);
  store.$order.listen(() => undefined);
  store.addLine(line);
  const linked = { sku: 'NP3', qty: 24 };
  const { done, undo } = store.undoable(() => store.addLines([linked]));
  expect(done).toEqual([]);
  const since = { sku: 'ER204', qty: 6 };
  await writeElsewhere(orderToText({ list: [line, linked, since], reference: 'GB-7K2M9Q' }));
  undo();
  expect(store.$order.get()).toEqual({ list: [line, since], reference: 'GB-7K2M9Q' });
});
