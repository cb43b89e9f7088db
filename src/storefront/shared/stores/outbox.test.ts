/** The outbox beside the list, in two tabs of one browser: nothing is lost on the way, and nothing is there twice. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderFromText, orderToText } from '#storefront/shared/order/stored-list.ts';
import { outboxFromText } from '#storefront/shared/order/stored-outbox.ts';
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

const press = async (tab: Tab, wanted = lines) =>
  tab.queueRequest({
    id: await tab.reserveId(REFERENCE),
    uid: 'asha',
    reference: REFERENCE,
    lines: wanted,
    details,
  });

test('the list moves into the outbox; the next one has a reference of its own', async () => {
  const tab = await openTab();
  expect(await press(tab)).toBe('queued');
  expect(keptList()).toEqual({ list: [], reference: null });
  const [order] = keptOutbox().waiting;
  expect(order).toMatchObject({ uid: 'asha', tried: false, request: { number: REFERENCE, lines } });
  expect(values.get(OUTBOX_KEY)).not.toMatch(/price|seen/i);
});

test('pressed twice, in this tab and in another which has not heard of it, it waits once', async () => {
  const [one, two] = [await openTab(), await openTab()];
  expect(two.$order.get().list).toHaveLength(2);
  expect(await Promise.all([press(one), press(one), press(two)])).toEqual([
    'queued',
    'queued',
    'queued',
  ]);
  expect(keptOutbox().waiting).toHaveLength(1);
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
  expect(await press(next)).toBe('queued');
  expect(keptOutbox().waiting).toHaveLength(1);
  expect(keptList().list).toEqual([]);
});

test('a list that is another by now is not sent', async () => {
  const tab = await openTab();
  values.set(LIST_KEY, orderToText({ list: [{ sku: 'RG101', qty: 24 }], reference: REFERENCE }));
  expect(await press(tab)).toBe('changed');
  expect(keptOutbox().waiting).toEqual([]);
  expect(keptList().list).toEqual([{ sku: 'RG101', qty: 24 }]);
});

test('what cannot be asked for stays in the list', async () => {
  const tab = await openTab();
  expect(await press(tab, lines.slice(0, 1))).toBe('queued');
  expect(keptList()).toEqual({ list: list.slice(1), reference: null });
});

test('taken back it is the same list, under the same reference and the same id', async () => {
  const tab = await openTab();
  await press(tab);
  const id = keptOutbox().waiting[0]?.id ?? '';
  expect(await tab.takeBackUntried(id)).toBe('back');
  expect(keptList()).toEqual({
    list: list.map(({ seen: _seen, ...line }) => line),
    reference: REFERENCE,
  });
  expect(keptOutbox().waiting).toEqual([]);
  expect(await tab.reserveId(REFERENCE)).toBe(id);
  expect(await tab.takeBackUntried(id)).toBe('sent');
});

test('refused, its pieces join those collected since, its reference and id are used no more', async () => {
  const tab = await openTab();
  await press(tab);
  tab.addLine({ sku: 'ER204', qty: 4 });
  const id = keptOutbox().waiting[0]?.id ?? '';
  expect(await tab.putBackToList(id, 'refused')).toBe(true);
  expect(keptList()).toMatchObject({
    list: [
      { sku: 'ER204', qty: 10 },
      { sku: 'RG101', qty: 12 },
    ],
    reference: null,
  });
  expect(keptOutbox()).toMatchObject({
    waiting: [],
    settled: [{ id, number: REFERENCE, how: 'refused' }],
  });
});

test('a list without room leaves it waiting', async () => {
  const tab = await openTab();
  await press(tab);
  const full = Array.from({ length: 200 }, (_, at) => ({ sku: `NP${at}`, qty: 1 }));
  tab.changeLines(full);
  const id = keptOutbox().waiting[0]?.id ?? '';
  expect(await tab.takeBackUntried(id)).toBe('full');
  expect(keptOutbox().waiting).toHaveLength(1);
  expect(keptList().list).toHaveLength(200);
});

test('a full outbox takes no more, and the list stays', async () => {
  const tab = await openTab();
  for (let at = 0; at < 20; at += 1) {
    tab.changeLines(list);
    const reference = `GB-0000${String(at).padStart(2, '0')}`;
    tab.$order.set({ list, reference });
    await tab.queueRequest({
      id: await tab.reserveId(reference),
      uid: 'asha',
      reference,
      lines,
      details,
    });
  }
  tab.$order.set({ list, reference: REFERENCE });
  expect(await press(tab)).toBe('full');
  expect(keptList().list).toEqual(list);
});

test('what cannot be read of it is kept aside, and more than anybody could look at is not', async () => {
  values.set(OUTBOX_KEY, '{"format":1,"waiting":[{"id":1}]}');
  const tab = await openTab();
  expect(tab.$outbox.get().waiting).toEqual([]);
  expect(tab.$damaged.get()).toContain('"id":1');
  values.set(OUTBOX_KEY, 'x'.repeat(5_000_000));
  const next = await openTab();
  expect(next.$outbox.get().waiting).toEqual([]);
  expect(next.$damaged.get().length).toBeLessThan(1_000);
});
