/** The outbox beside the list, in two tabs of one browser: nothing is lost on the way, and nothing is there twice. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderFromText, orderToText } from '#storefront/shared/order/stored-list.ts';
import { outboxFromText } from '#storefront/shared/order/outbox.ts';
import { succeeded } from '#core/result.ts';
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

/** One tab: it has modules of its own, and hears of the other by the store alone. */
async function openTab() {
  vi.resetModules();
  return { ...(await import('./outbox.ts')), ...(await import('./order-list.ts')) };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const keptList = () => orderFromText(values.get(LIST_KEY) ?? '').order;
const keptOutbox = () => outboxFromText(values.get(OUTBOX_KEY) ?? '').outbox;

const press = (tab: Tab, wanted = lines) =>
  tab.queueRequest({ uid: 'asha', reference: REFERENCE, lines: wanted, details });

const never = () => Promise.reject(new Error('Nobody is to be asked.'));

test('the list moves into the outbox; the next one has a reference of its own', async () => {
  const tab = await openTab();
  const queued = await press(tab);
  expect(keptList()).toEqual({ list: [], reference: null });
  const [order] = keptOutbox();
  expect(order).toMatchObject({ uid: 'asha', state: 'new', request: { number: REFERENCE, lines } });
  expect(queued).toEqual(succeeded(order?.id));
  expect(values.get(OUTBOX_KEY)).not.toMatch(/price|seen/i);
});

test('pressed twice, in this tab and in another which has not heard of it, it waits once', async () => {
  const [one, two] = [await openTab(), await openTab()];
  expect(two.$order.get().list).toHaveLength(2);
  const pressed = await Promise.all([press(one), press(one), press(two)]);
  expect(pressed.map(({ success }) => success)).toEqual([true, true, true]);
  expect(keptOutbox()).toHaveLength(1);
  expect(keptList().list).toEqual([]);
});

test('where the browser was stopped between outbox and list, the next press ends it', async () => {
  const tab = await openTab();
  await press(tab);
  const outbox = values.get(OUTBOX_KEY);
  values = new Map([
    [LIST_KEY, orderToText({ list, reference: REFERENCE })],
    [OUTBOX_KEY, outbox ?? ''],
  ]);
  const next = await openTab();
  expect(await press(next)).toMatchObject({ success: true });
  expect(keptOutbox()).toHaveLength(1);
  expect(keptList().list).toEqual([]);
});

test('a list that is another by now is not sent', async () => {
  const tab = await openTab();
  values.set(LIST_KEY, orderToText({ list: [{ sku: 'RG101', qty: 24 }], reference: REFERENCE }));
  expect(await press(tab)).toMatchObject({ success: false });
  expect(keptOutbox()).toEqual([]);
  expect(keptList().list).toEqual([{ sku: 'RG101', qty: 24 }]);
});

test('what cannot be asked for stays in the list', async () => {
  const tab = await openTab();
  expect(await press(tab, lines.slice(0, 1))).toMatchObject({ success: true });
  expect(keptList()).toEqual({ list: list.slice(1), reference: null });
});

test('taken back it is the same list, under the same reference and the same id', async () => {
  const tab = await openTab();
  await press(tab);
  const id = keptOutbox()[0]?.id ?? '';
  expect(await tab.takeBack(id, never)).toBe('back');
  expect(keptList()).toEqual({
    list: list.map(({ seen: _seen, ...line }) => line),
    reference: REFERENCE,
  });
  expect(keptOutbox()).toEqual([]);
  expect(await tab.takeBack(id, never)).toBe('sent');
  expect(await press(tab)).toEqual(succeeded(id));
});

test('refused, its pieces join those collected since, its reference and id are used no more', async () => {
  const tab = await openTab();
  await press(tab);
  tab.addLine({ sku: 'ER204', qty: 4 });
  const id = keptOutbox()[0]?.id ?? '';
  expect(await tab.putBackToList(id, 'refused')).toBe(true);
  expect(keptList()).toMatchObject({
    list: [
      { sku: 'ER204', qty: 10 },
      { sku: 'RG101', qty: 12 },
    ],
    reference: null,
  });
  expect(keptOutbox()).toMatchObject([{ id, state: 'refused' }]);
});

test('a list without room leaves it waiting', async () => {
  const tab = await openTab();
  await press(tab);
  const full = Array.from({ length: 200 }, (_, at) => ({ sku: `NP${at}`, qty: 1 }));
  tab.changeLines(full);
  const id = keptOutbox()[0]?.id ?? '';
  expect(await tab.takeBack(id, never)).toBe('full');
  expect(keptOutbox()).toHaveLength(1);
  expect(keptList().list).toHaveLength(200);
});

test('what may have arrived is taken back only when the server says that it has not', async () => {
  const tab = await openTab();
  await press(tab);
  const id = keptOutbox()[0]?.id ?? '';
  await tab.noteTried(id);
  expect(await tab.takeBack(id, () => Promise.resolve(undefined))).toBe('unknown');
  expect(keptOutbox()).toMatchObject([{ state: 'tried' }]);
  expect(await tab.takeBack(id, () => Promise.resolve(true))).toBe('sent');
  // Nothing of what its customer wrote is left.
  expect(keptOutbox()).toEqual([{ id, uid: 'asha', state: 'sent', number: REFERENCE }]);
  expect(keptList().list).toEqual([]);
});

test('the same list of another customer is another order', async () => {
  const tab = await openTab();
  const first = await press(tab);
  tab.$order.set({ list, reference: REFERENCE });
  const second = await tab.queueRequest({ uid: 'meera', reference: REFERENCE, lines, details });
  expect(second).not.toEqual(first);
  expect(keptOutbox().map(({ uid }) => uid)).toEqual(['asha', 'meera']);
  await tab.forgetOrdersOf('asha');
  expect(keptOutbox().map(({ uid }) => uid)).toEqual(['meera']);
});

test('what cannot be read of it is kept aside, and more than anybody could look at is not', async () => {
  values.set(OUTBOX_KEY, '[{"id":1}]');
  const tab = await openTab();
  expect(tab.$outbox.get()).toEqual([]);
  expect(tab.$damaged.get()).toContain('"id":1');
  values.set(OUTBOX_KEY, 'x'.repeat(5_000_000));
  const next = await openTab();
  expect(next.$outbox.get()).toEqual([]);
  expect(next.$damaged.get().length).toBeLessThan(1_000);
});
