/** Staff move back the orders that the wrong account has added. */
import { expect, test } from 'vitest';
import { ENTERED, enteredOrders, OTHER, START } from '#fixtures/entered-orders.ts';
import { INTERRUPTED, interruptCommits } from '#fixtures/interrupted-commits.ts';
import { MOVED_AT_ONCE } from '#functions/customers/move-orders.ts';
import { unlinkAccount } from '#functions/customers/unlink-account.ts';

const { server, firestore, putRecord, putOrder, newCode, claim, used, ownerOf, owners } =
  enteredOrders();
const CLAIM = `orderClaims/${ENTERED}`;
const DAY = 86_400_000;
const interrupt = interruptCommits(firestore);

const unlink = () => unlinkAccount(ENTERED, 'meera', server, START + DAY);

test('staff move back what the wrong account has added, and nothing else', async () => {
  const code = await used();
  await putOrder('own', 'asha');
  await putOrder('second', OTHER);
  expect(await unlink()).toMatchObject({ value: { orders: 1 } });
  expect(await owners()).toEqual([ENTERED, OTHER, OTHER]);
  expect(await ownerOf('own')).toBe('asha');
  expect((await firestore.doc(`customers/${ENTERED}`).get()).data()).toMatchObject({
    notAccount: 'asha',
    updatedBy: 'meera',
  });
  const { docs } = await firestore.collection('audit').where('by', '==', 'meera').get();
  expect(docs.map((each) => each.get('path')).filter((path) => path !== CLAIM)).toEqual(
    expect.arrayContaining(['orders/first', `customers/${ENTERED}`]),
  );
  expect(await claim('asha', code, START)).toMatchObject({ code: 'invalid-link' });
  expect(await claim('ravi', code, START + 2 * DAY)).toMatchObject({ code: 'invalid-link' });
  // The customer gets another link.
  const next = await newCode(START + DAY);
  expect(await claim('ravi', next, START + DAY)).toMatchObject({ value: { orders: 1 } });
});

test('moving back is repeated without harm, also by several calls at once', async () => {
  await used();
  const results = await Promise.all([unlink(), unlink(), unlink()]);
  const counts = results.map((result) => (result.success ? result.value.orders : Number.NaN));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await unlink()).toEqual({ success: true, value: { orders: 0 } });
  expect(await owners()).toEqual([ENTERED, ENTERED, OTHER]);
});

/** More orders of the customer than fit into one transaction. */
async function putMany(): Promise<void> {
  const ids = Array.from({ length: MOVED_AT_ONCE + 3 }, (_, at) => `many-${at}`);
  await Promise.all(ids.map((id) => putOrder(id, ENTERED)));
}
const ashas = async () =>
  (await firestore.collection('orders').where('uid', '==', 'asha').get()).size;

test('more orders than fit into one transaction are added, and moved back', async () => {
  await putMany();
  const all = { value: { orders: MOVED_AT_ONCE + 5 } };
  expect(await claim('asha', await newCode())).toMatchObject(all);
  expect(await unlink()).toMatchObject(all);
  expect(await ashas()).toBe(0);
});

test.each([
  [1, 'after'],
  [2, 'before'],
] as const)(
  'a call that ended at commit %i, %s it, is completed by the next one',
  async (nth, moment) => {
    await putMany();
    const code = await newCode();
    const rest = { value: { orders: 5 } };
    interrupt(nth, moment);
    await expect(claim('asha', code)).rejects.toThrow(INTERRUPTED);
    expect(await ashas()).toBe(MOVED_AT_ONCE);
    expect(await claim('asha', code)).toMatchObject(rest);
    interrupt(nth, moment);
    await expect(unlink()).rejects.toThrow(INTERRUPTED);
    expect(await ashas()).toBe(5);
    expect(await unlink()).toMatchObject(rest);
    expect(await ashas()).toBe(0);
    const { docs } = await firestore.collection('audit').get();
    const moves = docs.filter((each) => String(each.get('path')).startsWith('orders/'));
    expect(moves).toHaveLength(2 * (MOVED_AT_ONCE + 5));
  },
);

test('a claim that runs while staff move orders back adds none of them again', async () => {
  const code = await used();
  const calls = Array.from({ length: 6 }, () => claim('asha', code));
  await unlink();
  await Promise.all(calls);
  expect(await owners()).toEqual([ENTERED, ENTERED, OTHER]);
});

test('nothing is moved back from the account of a merged customer', async () => {
  await used();
  await putRecord(ENTERED, { deletedAt: START });
  expect(await unlink()).toMatchObject({ error: expect.stringContaining('merged') as unknown });
  expect(await owners()).toEqual(['asha', 'asha', OTHER]);
});
