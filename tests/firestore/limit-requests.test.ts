/** An account that sends more requests than a shop ever needs is paused, until there are fewer again. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { lateRead } from '#fixtures/late-read.ts';
import { connectFirestore, Timestamp } from '#firebase/admin/firestore.ts';
import { limitRequests } from '#functions/customers/limit-requests.ts';
import { encodeDocument } from '#schema/kind.ts';
import { MOST_REQUESTS } from '#schema/limits.ts';
import { orderKind } from '#schema/order.ts';
import { wipeFirestore } from '#tooling/local/firestore-emulator.ts';

const PROJECT = `demo-limits-${crypto.randomUUID().slice(0, 8)}`;
const server = connectFirestore({ projectId: PROJECT });
const { firestore } = server;
afterAll(() => server.close());
beforeEach(() => wipeFirestore(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', PROJECT));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse('2026-11-21T09:00:00Z');

/** One request each minute from `start` on. */
async function sendRequests(count: number, start = START, uid = 'asha'): Promise<void> {
  const batch = firestore.batch();
  for (let at = 0; at < count; at += 1) {
    const createdAt = start + at * MINUTE;
    const order = buildOrder({ uid, createdAt, updatedAt: createdAt });
    batch.set(firestore.collection('orders').doc(), encodeDocument(orderKind, order));
  }
  await batch.commit();
}

const limit = (now: number, uid = 'asha') => limitRequests(uid, server, () => now);
const pause = async (uid = 'asha') => (await firestore.doc(`orderPauses/${uid}`).get()).data();

test('one request below the limit pauses nothing, nor do those of others and of the day before', async () => {
  await sendRequests(MOST_REQUESTS - 1);
  await sendRequests(MOST_REQUESTS, START - DAY - 2 * 60 * MINUTE);
  await sendRequests(MOST_REQUESTS - 1, START, 'ravi');
  expect(await limit(START + 60 * MINUTE)).toBeUndefined();
  expect(await pause()).toBeUndefined();
});

test('the limit pauses the account until the first request is a day old, however often it is counted', async () => {
  await sendRequests(MOST_REQUESTS);
  const until = START + DAY;
  for (let time = 0; time < 2; time += 1) expect(await limit(START + 60 * MINUTE)).toBe(until);
  expect(await pause()).toEqual({ until: Timestamp.fromMillis(until) });
  // A day later the account may send one.
  expect(await limit(until + 1)).toBeUndefined();
});

test('after staff have lifted it, the requests before no longer count', async () => {
  await sendRequests(MOST_REQUESTS);
  const lifted = START + 60 * MINUTE;
  await firestore.doc('orderPauses/asha').set({ until: new Date(lifted), by: 'meera' });
  await sendRequests(MOST_REQUESTS - 1, lifted + MINUTE);
  expect(await limit(lifted + 2 * 60 * MINUTE)).toBeUndefined();
  await sendRequests(1, lifted + 70 * MINUTE);
  expect(await limit(lifted + 2 * 60 * MINUTE)).toBe(lifted + MINUTE + DAY);
});

test('a pause that staff lift while the requests are counted is not written over', async () => {
  await sendRequests(MOST_REQUESTS);
  const lifted = START + 60 * MINUTE;
  const finish = await lateRead(firestore, ['orderPauses', 'asha'], async (slow) => {
    await limitRequests('asha', slow, () => lifted + MINUTE);
  });
  await firestore.doc('orderPauses/asha').set({ until: new Date(lifted), by: 'meera' });
  await finish();
  expect(await pause()).toEqual({ until: Timestamp.fromMillis(lifted), by: 'meera' });
});
