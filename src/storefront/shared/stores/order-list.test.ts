/** The list in a browser that has no room, and beside another tab that writes nonsense. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderToText } from '#storefront/shared/order/stored-list.ts';

const KEY = 'glambug-order-list';
const line = { sku: 'RG101', qty: 12 };

/** Loads the store anew in a browser that keeps so many characters, of which some are taken. */
async function loadStore(room: number, held: Record<string, string> = {}) {
  const values = new Map(Object.entries(held));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => {
      const others = [...values].filter(([other]) => other !== key);
      const taken = others.reduce((sum, [, text]) => sum + text.length, 0);
      if (taken + value.length > room) throw new DOMException('full', 'QuotaExceededError');
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
    // What is written back is written after the event.
    await Promise.resolve();
  };
  return { store, values, writeElsewhere };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('without room the list takes lines and a reference, and says that it is not kept', async () => {
  const { store, values } = await loadStore(0);
  expect(store.addLine(line)).toBe(true);
  expect(store.referenceOfList()).toMatch(/^GB-/);
  expect(store.$orderLines.get()).toEqual([line]);
  expect(store.$isListUnsaved.get()).toBe(true);
  expect(values.has(KEY)).toBe(false);
});

test('a broken list that is too large to be kept twice is kept aside as soon as it leaves room', async () => {
  const broken = 'x'.repeat(600);
  const { store, values } = await loadStore(1_000, { [KEY]: broken });
  expect(store.$damaged.get()).toBe(broken);
  expect(store.$isDamagedUnsaved.get()).toBe(true);
  expect(store.$isListUnsaved.get()).toBe(false);
  store.addLine(line);
  expect(values.get(store.DAMAGED_KEY)).toBe(broken);
  expect(store.$isDamagedUnsaved.get()).toBe(false);
});

test('a broken list from another tab is kept aside, and the good one is written anew', async () => {
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

test('an undo in one tab leaves what another has added since', async () => {
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
