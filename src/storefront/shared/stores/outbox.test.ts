/** The outbox and the list in two tabs of one browser: nothing is lost or duplicated. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderFromText, orderToText } from '#storefront/shared/order/stored-list.ts';
import { outboxFromText } from '#storefront/shared/order/outbox.ts';
import { DONE, succeeded } from '#core/result.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';

const LIST_KEY = 'glambug-order-list';
const OUTBOX_KEY = 'glambug-order-outbox';
const REFERENCE = 'GB-7K2M9Q';

const list: OrderList = [
  { sku: 'RG101', qty: 12, note: 'size 14', seen: { title: 'Band', pricePaise: 45_000 } },
  { sku: 'ER204', qty: 6 },
];
const lines = list.map(({ sku, qty, note }) => ({
  productId: `id-${sku}`,
  sku,
  title: 'Piece',
  qty,
  ...(note !== undefined && { note }),
}));
const details = { contact: { name: 'Asha', phone: '+919876543210' } };

let values: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  values = new Map([[LIST_KEY, orderToText({ list, reference: REFERENCE })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** One tab: with its own modules, connected to the other by storage only. */
async function openTab() {
  vi.resetModules();
  return { ...(await import('./outbox.ts')), ...(await import('./order-list.ts')) };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const storedList = () => orderFromText(values.get(LIST_KEY) ?? '').order;
const storedOutbox = () => outboxFromText(values.get(OUTBOX_KEY) ?? '').outbox;

const press = (tab: Tab, request = lines) =>
  tab.queueRequest({ uid: 'asha', reference: REFERENCE, lines: request, details });

test('moves the list into the outbox; the next list gets its own reference', async () => {
  const tab = await openTab();
  const queued = await press(tab);
  expect(storedList()).toEqual({ list: [], reference: null });
  const [order] = storedOutbox();
  expect(order).toMatchObject({ uid: 'asha', state: 'new', request: { number: REFERENCE, lines } });
  expect(queued).toEqual(succeeded(order?.id));
  expect(values.get(OUTBOX_KEY)).not.toMatch(/price|seen/i);
});

test('queues one request for several presses in two tabs', async () => {
  const [one, two] = [await openTab(), await openTab()];
  expect(two.$order.get().list).toHaveLength(2);
  const pressed = await Promise.all([press(one), press(one), press(two)]);
  expect(pressed.map(({ success }) => success)).toEqual([true, true, true]);
  expect(storedOutbox()).toHaveLength(1);
  expect(storedList().list).toEqual([]);
});

test('completes a move that was interrupted between outbox and list', async () => {
  const tab = await openTab();
  await press(tab);
  const outbox = values.get(OUTBOX_KEY);
  values = new Map([
    [LIST_KEY, orderToText({ list, reference: REFERENCE })],
    [OUTBOX_KEY, outbox ?? ''],
  ]);
  const next = await openTab();
  expect(await press(next)).toMatchObject({ success: true });
  expect(storedOutbox()).toHaveLength(1);
  expect(storedList().list).toEqual([]);
});

test('does not send a list that has changed since', async () => {
  const tab = await openTab();
  values.set(LIST_KEY, orderToText({ list: [{ sku: 'RG101', qty: 24 }], reference: REFERENCE }));
  expect(await press(tab)).toMatchObject({ success: false });
  expect(storedOutbox()).toEqual([]);
  expect(storedList().list).toEqual([{ sku: 'RG101', qty: 24 }]);
});

test('keeps products in the list that cannot be ordered', async () => {
  const tab = await openTab();
  expect(await press(tab, lines.slice(0, 1))).toMatchObject({ success: true });
  expect(storedList()).toEqual({ list: list.slice(1), reference: null });
});

test('a request moved back has the same list, reference and ID', async () => {
  const tab = await openTab();
  await press(tab);
  const id = storedOutbox()[0]?.id ?? '';
  expect(await tab.moveToList(id)).toEqual(DONE);
  expect(storedList()).toEqual({
    list: list.map(({ seen: _seen, ...line }) => line),
    reference: REFERENCE,
  });
  expect(storedOutbox()).toEqual([]);
  expect(await press(tab)).toEqual(succeeded(id));
});

test('a refused request returns its pieces to the list and drops its reference and ID', async () => {
  const tab = await openTab();
  await press(tab);
  tab.addLine({ sku: 'ER204', qty: 4 });
  const id = storedOutbox()[0]?.id ?? '';
  expect(await tab.putBackToList(id, 'refused')).toBe(true);
  expect(storedList()).toMatchObject({
    list: [
      { sku: 'ER204', qty: 10 },
      { sku: 'RG101', qty: 12 },
    ],
    reference: null,
  });
  expect(storedOutbox()).toMatchObject([{ id, state: 'refused' }]);
});

test('keeps a request when the list has no room for it', async () => {
  const tab = await openTab();
  await press(tab);
  const full = Array.from({ length: 200 }, (_, at) => ({ sku: `NP${at}`, qty: 1 }));
  tab.changeLines(full);
  const id = storedOutbox()[0]?.id ?? '';
  expect(await tab.moveToList(id)).toMatchObject({ error: expect.stringMatching(/no room/) });
  // A refused request is not lost either.
  expect(await tab.putBackToList(id, 'refused')).toBe(false);
  expect(storedOutbox()).toHaveLength(1);
  expect(storedList().list).toHaveLength(200);
});

test('does not move back a request that may have arrived, and deletes its data once sent', async () => {
  const tab = await openTab();
  await press(tab);
  const id = storedOutbox()[0]?.id ?? '';
  await tab.noteTried(id);
  expect(await tab.moveToList(id)).toMatchObject({
    error: expect.stringMatching(/already sent/),
  });
  expect(storedOutbox()).toMatchObject([{ state: 'tried' }]);
  expect(storedList().list).toEqual([]);
  await tab.noteSent(id);
  expect(storedOutbox()).toEqual([{ id, uid: 'asha', state: 'sent', number: REFERENCE }]);
});

test('gives the same list of another customer another ID', async () => {
  const tab = await openTab();
  const first = await press(tab);
  tab.$order.set({ list, reference: REFERENCE });
  const second = await tab.queueRequest({ uid: 'meera', reference: REFERENCE, lines, details });
  expect(second).not.toEqual(first);
  expect(storedOutbox().map(({ uid }) => uid)).toEqual(['asha', 'meera']);
  await tab.forgetOrdersOf('asha');
  expect(storedOutbox().map(({ uid }) => uid)).toEqual(['meera']);
});

test('saves unreadable text separately unless it is too long', async () => {
  values.set(OUTBOX_KEY, '[{"id":1}]');
  const tab = await openTab();
  expect(tab.$outbox.get()).toEqual([]);
  expect(tab.$damaged.get()).toContain('"id":1');
  values.set(OUTBOX_KEY, 'x'.repeat(5_000_000));
  const next = await openTab();
  expect(next.$outbox.get()).toEqual([]);
  expect(next.$damaged.get().length).toBeLessThan(1_000);
});
