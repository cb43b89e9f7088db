/** The search index of orders equals their documents, however often and late events arrive. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { lateRead } from '#fixtures/late-read.ts';
import { connectFirestore } from '#firebase/admin/firestore.ts';
import { indexAllOrders } from '#functions/orders/index-all-orders.ts';
import { indexOrder, needsIndex } from '#functions/orders/index-order.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { orderDocuments } from '#seed/orders.ts';
import { wipeFirestore } from '#tooling/local/firestore-emulator.ts';
import { writeDocuments } from '#tooling/local/seed.ts';

const PROJECT = `demo-orders-${crypto.randomUUID().slice(0, 8)}`;
const server = connectFirestore({ projectId: PROJECT });
const { firestore } = server;
afterAll(() => server.close());
beforeEach(() => wipeFirestore(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', PROJECT));

const place = firestore.doc('orders/one');
const putOrder = (change: Partial<Order> = {}) =>
  place.set(encodeDocument(orderKind, buildOrder(change)));
const address = { lines: ['12 Bazaar Road'], state: 'Telangana', pin: '506002' };

const indexes = async () =>
  (await firestore.collection('orderIndex').where('orderId', '==', 'one').get()).docs;
const prefixes = async (): Promise<unknown> => (await indexes())[0]?.get('prefixes');

test('an order has one index, by what it says now, until it is deleted', async () => {
  await putOrder({ address: { ...address, city: 'Warangal' } });
  await indexOrder('one', server);
  expect(await prefixes()).toHaveProperty('warangal');

  // Also after a change of its time, which is part of the ID.
  await putOrder({ address: { ...address, city: 'Nizamabad' }, createdAt: 1_000 });
  await indexOrder('one', server);
  await indexOrder('one', server);
  expect(await indexes()).toHaveLength(1);
  expect(await prefixes()).toHaveProperty('nizamabad');
  expect(await prefixes()).not.toHaveProperty('warangal');

  await place.delete();
  await indexOrder('one', server);
  expect(await indexes()).toEqual([]);
});

/** Starts a call that has read the order, and goes on when `finish` is called. */
const lateCall = () => lateRead(firestore, ['orders', 'one'], (slow) => indexOrder('one', slow));

test('a late call does not overwrite the index of a newer version, nor of a deleted order', async () => {
  await putOrder({ address: { ...address, city: 'Warangal' } });
  const overtaken = await lateCall();
  // Without waiting for the call.
  await putOrder({ address: { ...address, city: 'Nizamabad' }, createdAt: 1_000 });
  await indexOrder('one', server);
  await overtaken();
  expect(await indexes()).toHaveLength(1);
  expect(await prefixes()).toHaveProperty('nizamabad');

  const outdated = await lateCall();
  await place.delete();
  await indexOrder('one', server);
  await outdated();
  expect(await indexes()).toEqual([]);
});

test('an order is indexed when it is new or its contact changes, not at each step', async () => {
  await putOrder();
  const requested = await place.get();
  expect(needsIndex(undefined, requested)).toBe(true);
  await putOrder({ status: 'confirmed', rev: 2 });
  const confirmed = await place.get();
  expect(needsIndex(requested, confirmed)).toBe(false);
  await place.update({ 'contact.name': 'Ravi Teja' });
  expect(needsIndex(confirmed, await place.get())).toBe(true);
});

test('the index of the demo shop is what the functions write', async () => {
  const documents = [...orderDocuments(30)];
  const seeded = documents.filter(({ path }) => path.startsWith('orderIndex/'));
  await writeDocuments(
    firestore,
    documents.filter(({ path }) => path.startsWith('orders/')),
  );
  await firestore.doc('orderIndex/left-over').set({ orderId: 'gone' });
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  await indexAllOrders(server, options);
  const { docs } = await firestore.collection('orderIndex').get();
  expect(docs.map((each) => [each.ref.path, each.data()])).toEqual(
    seeded.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(({ path, data }) => [path, data]),
  );
});
