/** A customer whom staff have entered adds all their orders to one account, with a link or an email; other accounts can’t. */
import { beforeEach, describe, expect, test } from 'vitest';
import { buildWebUser } from '#fixtures/build.ts';
import { CONTACT, ENTERED, enteredOrders, OTHER, START } from '#fixtures/entered-orders.ts';
import { succeeded } from '#core/result.ts';
import { answerCall, answerPerson } from '#functions/call.ts';
import { indexAccount } from '#functions/customers/index-account.ts';
import { indexCustomer } from '#functions/customers/index-customer.ts';
import { claimCall, claimLinkCall, createClaimLink } from '#functions/customers/order-claims.ts';
import { unlinkAccount, unlinkCall } from '#functions/customers/unlink-account.ts';
import type { CustomerRecord } from '#schema/customer-record.ts';
import { encodeDocument } from '#schema/kind.ts';
import { webUserKind } from '#schema/web-user.ts';

const { server, firestore, putRecord, putOrder, newCode, claim, used, ownerOf, owners } =
  enteredOrders();
const EMAIL = 'asha@lakshmi.in';
const DAY = 86_400_000;

test('all orders of the customer move to the account, each with its audit entry', async () => {
  const code = await newCode();
  expect(await claim('asha', code)).toMatchObject({ value: { orders: 2 } });
  expect(await owners()).toEqual(['asha', 'asha', OTHER]);
  expect((await firestore.doc('orders/first').get()).get('rev')).toBe(4);
  const { docs } = await firestore.collection('audit').where('by', '==', 'asha').get();
  const moved = { action: 'update', before: { uid: ENTERED }, after: { uid: 'asha' } };
  expect(docs.map((each) => each.get('path')).toSorted()).toEqual([
    `orderClaims/${ENTERED}`,
    'orders/first',
    'orders/second',
  ]);
  expect(docs.map((each) => each.data()).filter((each) => 'uid' in each['after'])).toMatchObject([
    moved,
    moved,
  ]);
});

test('the code is not stored', async () => {
  const code = await newCode();
  const stored = await firestore.doc(`orderClaims/${ENTERED}`).get();
  expect(JSON.stringify(stored.data())).not.toContain(code);
});

test('a call that ended half-way is repeated, until the link expires', async () => {
  const code = await newCode();
  await claim('asha', code);
  await putOrder('second', ENTERED);
  expect(await claim('asha', code, START + 13 * DAY)).toMatchObject({ value: { orders: 1 } });
  expect(await owners()).toEqual(['asha', 'asha', OTHER]);
  expect(await claim('asha', code, START + 15 * DAY)).toMatchObject({ code: 'invalid-link' });
});

test('of two accounts at once, one gets all orders', async () => {
  const code = await newCode();
  const results = await Promise.all([claim('asha', code), claim('ravi', code)]);
  expect(results.map(({ success }) => success).toSorted()).toEqual([false, true]);
  const winner = results[0].success ? 'asha' : 'ravi';
  expect(await owners()).toEqual([winner, winner, OTHER]);
});

test.each([
  ['another account', async () => claim('ravi', await used()), /another account/],
  [
    'a link that has expired',
    async () => claim('asha', await newCode(), START + 15 * DAY),
    /expired/,
  ],
  ['a made-up code', () => claim('asha', 'A'.repeat(24)), /not valid/],
  ['an earlier link', async () => claim('asha', await replaced()), /not valid/],
  [
    'a customer that was merged meanwhile',
    async () => claim('asha', await recordedAs({ deletedAt: START })),
    /not valid/,
  ],
  [
    'an account that is not this customer',
    async () => claim('asha', await recordedAs({ notAccount: 'asha' })),
    /not valid/,
  ],
])('%s is refused', async (_, attempt, message) => {
  const result = await attempt();
  expect(result).toMatchObject({ success: false, code: 'invalid-link' });
  expect(result.success ? '' : result.error).toMatch(message);
  expect(await ownerOf('x')).toBe(OTHER);
});

/** A link of a customer whose record has changed since. */
async function recordedAs(change: Partial<CustomerRecord>): Promise<string> {
  const code = await newCode();
  await putRecord(ENTERED, change);
  return code;
}

/** A link that staff have replaced. */
async function replaced(): Promise<string> {
  const code = await newCode();
  await newCode();
  return code;
}

test.each([
  ['an account', 'asha', {}],
  ['a customer that was merged', ENTERED, { deletedAt: START }],
  ['a customer without a contact', ENTERED, { contact: undefined }],
])('%s gets no link', async (_, uid, change) => {
  await putRecord(uid, change);
  expect(await createClaimLink(uid, 'meera', server)).toMatchObject({ success: false });
});

test('a used link is not replaced', async () => {
  await used();
  expect(await createClaimLink(ENTERED, 'meera', server)).toMatchObject({ success: false });
});

test('staff then see which account the customer has, also without orders', async () => {
  const profile = buildWebUser({ uid: 'asha', businessName: 'Sri Lakshmi' });
  await firestore.doc('webUsers/asha').set(encodeDocument(webUserKind, profile));
  await firestore.recursiveDelete(firestore.collection('orders'));
  expect(await claim('asha', await newCode())).toMatchObject({ value: { orders: 0 } });
  const index = await firestore.doc(`customerIndex/${ENTERED}`).get();
  expect(index.get('account')).toEqual({ uid: 'asha', name: 'Sri Lakshmi', by: 'claim' });
});

test('an account whose profile is stored after the claim is found then', async () => {
  await claim('asha', await newCode());
  const profile = buildWebUser({ uid: 'asha', businessName: 'Sri Lakshmi' });
  await firestore.doc('webUsers/asha').set(encodeDocument(webUserKind, profile));
  await indexAccount('asha', server);
  const index = await firestore.doc(`customerIndex/${ENTERED}`).get();
  expect(index.get('account.by')).toBe('claim');
});

const unlink = () => unlinkAccount(ENTERED, 'meera', server, START + DAY);

test('an account without a profile is named, so that staff can move its orders back', async () => {
  await used();
  await indexCustomer(ENTERED, server);
  const index = await firestore.doc(`customerIndex/${ENTERED}`).get();
  expect(index.get('account')).toMatchObject({ uid: 'asha', by: 'claim' });
});

test.each([
  ['sales', { success: true }],
  ['packing', { code: 'permission-denied' }],
])('links are created and ended by %s: %j', async (role, expected) => {
  const request = {
    auth: { uid: 'meera', token: { admin: true, role } },
    data: { customer: ENTERED },
  };
  expect(await answerCall(claimLinkCall, request, server)).toMatchObject(expected);
  expect(await answerCall(unlinkCall, request, server)).toMatchObject(expected);
});

describe('with the verified email that staff have recorded', () => {
  const byEmail = (uid: string, email = EMAIL) =>
    answerPerson(
      claimCall,
      { auth: { uid, token: { email, email_verified: true } }, data: {} },
      server,
    );
  beforeEach(() => putRecord(ENTERED, { contact: { ...CONTACT, email: EMAIL } }));

  test('all orders move without a link, later ones too, and staff see who added them', async () => {
    expect(await byEmail('asha')).toEqual(succeeded({ orders: 2 }));
    expect(await owners()).toEqual(['asha', 'asha', OTHER]);
    await putOrder('third', ENTERED);
    expect(await byEmail('asha')).toEqual(succeeded({ orders: 1 }));
    await indexCustomer(ENTERED, server);
    const index = await firestore.doc(`customerIndex/${ENTERED}`).get();
    expect(index.get('account')).toMatchObject({ uid: 'asha', by: 'claim' });
  });

  test('the orders of two customers with the email move', async () => {
    await putRecord(OTHER, { contact: { ...CONTACT, email: EMAIL } });
    expect(await byEmail('asha')).toEqual(succeeded({ orders: 3 }));
    expect(await owners()).toEqual(['asha', 'asha', 'asha']);
  });

  test.each<[string, string, Partial<CustomerRecord>]>([
    ['another email', 'ravi@lakshmi.in', {}],
    ['a customer that was merged', EMAIL, { deletedAt: START }],
    ['an account that is not this customer', EMAIL, { notAccount: 'asha' }],
  ])('%s: nothing moves', async (_, email, change) => {
    await putRecord(ENTERED, { contact: { ...CONTACT, email: EMAIL }, ...change });
    expect(await byEmail('asha', email)).toEqual(succeeded({ orders: 0 }));
    expect(await owners()).toEqual([ENTERED, ENTERED, OTHER]);
  });

  test('nothing moves from an account that has used the link', async () => {
    await claim('ravi', await newCode());
    await putOrder('third', ENTERED);
    expect(await byEmail('asha')).toEqual(succeeded({ orders: 0 }));
    expect(await ownerOf('third')).toBe(ENTERED);
  });

  test('staff move the orders back, and the account can’t add them again', async () => {
    await byEmail('asha');
    expect(await unlink()).toMatchObject({ value: { orders: 2 } });
    expect(await byEmail('asha')).toEqual(succeeded({ orders: 0 }));
    expect(await owners()).toEqual([ENTERED, ENTERED, OTHER]);
  });
});

test('the call needs a signed-in customer with a code or a verified email', async () => {
  const auth = { uid: 'asha', token: {} };
  const staff = { uid: 'meera', token: { admin: true } };
  const answer = (request: { auth?: typeof auth; data: unknown }) =>
    answerPerson(claimCall, request, server);
  expect(await answer({ data: { code: 'a' } })).toMatchObject({ code: 'unauthenticated' });
  for (const data of [undefined, { code: 1 }, { code: 'a'.repeat(1_000) }])
    expect(await answer({ auth, data })).toMatchObject({ code: 'invalid-argument' });
  expect(await answer({ auth, data: { code: 'a' } })).toMatchObject({ code: 'invalid-link' });
  for (const token of [{}, { email: EMAIL }, { email: EMAIL, email_verified: 'true' }])
    expect(await answer({ auth: { uid: 'asha', token }, data: {} })).toMatchObject({
      code: 'unverified',
    });
  expect(await answer({ auth: staff, data: { code: await newCode() } })).toMatchObject({
    code: 'staff',
  });
  expect(await owners()).toEqual([ENTERED, ENTERED, OTHER]);
});
