/** The outbox and the list in two tabs of one browser: nothing is lost or duplicated. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderToText } from '#storefront/shared/order/stored-list.ts';

const OUTBOX_KEY = 'glambug-order-outbox';
const NUMBER = 'GB-7K2M9Q';
const list = [
  { sku: 'RG101', qty: 12, note: 'size 14', seen: { title: 'Band', pricePaise: 45_000 } },
  { sku: 'ER204', qty: 6 },
];
const lines = [
  { productId: 'p1', sku: 'RG101', title: 'Band', qty: 12, note: 'size 14' },
  { productId: 'p2', sku: 'ER204', title: 'Stud', qty: 6 },
];
const request = { number: NUMBER, lines, contact: { name: 'Asha', phone: '+919876543210' } };

let values: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  values = new Map([['glambug-order-list', orderToText({ list, reference: NUMBER })]]);
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

test('a request waits with an ID that depends on customer and reference; the list stays', async () => {
  const [one, two] = [await openTab(), await openTab()];
  await one.queueRequest('asha', request);
  await two.queueRequest('asha', request);
  await two.queueRequest('meera', request);
  const [first, second] = [one, two].map((tab) => tab.waitingOf(tab.$outbox.get(), 'asha'));
  expect(first).toEqual(second);
  expect(two.waitingOf(two.$outbox.get(), 'meera')?.id).not.toBe(first?.id);
  expect(one.$order.get().list).toEqual(list);
});

test('another request has to wait until the first is sent or cancelled', async () => {
  const tab = await openTab();
  await tab.queueRequest('asha', request);
  const other = { ...request, number: 'GB-ABCDEF' };
  expect(await tab.queueRequest('asha', other)).toMatchObject({
    error: expect.stringContaining(NUMBER),
  });
  tab.forgetRequest('asha');
  expect(await tab.queueRequest('asha', other)).toMatchObject({ success: true });
});

test('sent lines leave the list; a line that was changed since stays', async () => {
  const tab = await openTab();
  await tab.queueRequest('asha', request);
  const waiting = tab.waitingOf(tab.$outbox.get(), 'asha');
  if (waiting === undefined) throw new Error('Nothing waits.');
  tab.changeLines([...list.slice(0, 1), { sku: 'ER204', qty: 24 }]);
  tab.endRequest('asha', waiting, lines);
  expect(tab.$order.get()).toEqual({ list: [{ sku: 'ER204', qty: 24 }], reference: null });
  expect(tab.$outbox.get()).toEqual({
    asha: { state: 'sent', id: waiting.id, number: NUMBER },
  });
});

test('a line in sizes has arrived when all its sizes have, and stays when they were changed', async () => {
  const sized = {
    sku: 'RG101',
    qty: 10,
    sizes: [
      { label: '12', qty: 4 },
      { label: '14', qty: 6 },
    ],
  };
  const line = { productId: 'p1', sku: 'RG101', title: 'Halo ring' };
  const arrived = [
    { ...line, qty: 4, size: '12' },
    { ...line, qty: 6, size: '14' },
  ];
  const changed = { sku: 'RG101', qty: 6, sizes: [{ label: '16', qty: 6 }] };
  for (const [now, left] of [
    [[sized], []],
    [[changed], [changed]],
  ]) {
    const tab = await openTab();
    await tab.queueRequest('asha', { ...request, lines: arrived });
    const waiting = tab.waitingOf(tab.$outbox.get(), 'asha');
    if (waiting === undefined || now === undefined) throw new Error('Nothing waits.');
    tab.$order.set({ list: now, reference: NUMBER });
    tab.endRequest('asha', waiting, arrived);
    expect(tab.$order.get().list).toEqual(left);
    values.clear();
  }
});

test('the lines of a refused request stay, under a new reference', async () => {
  const tab = await openTab();
  await tab.queueRequest('asha', request);
  const waiting = tab.waitingOf(tab.$outbox.get(), 'asha');
  if (waiting === undefined) throw new Error('Nothing waits.');
  tab.endRequest('asha', waiting, undefined);
  expect(tab.$order.get()).toEqual({ list, reference: null });
});

test.each(['{', '[]', '{"asha":{"id":1}}', '{"asha":{"state":"waiting","request":{"lines":[1]}}}'])(
  'ignores invalid text %j',
  async (text) => {
    values.set(OUTBOX_KEY, text);
    expect((await openTab()).$outbox.get()).toEqual({});
  },
);
