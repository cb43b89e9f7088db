/** The search index of customers equals their documents, whatever changed and in whichever order. */
import { lateRead } from '#fixtures/late-read.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildAddress, buildCustomerRecord, buildOrder, buildWebUser } from '#fixtures/build.ts';
import { searchedPrefixes } from '#core/search/word-prefixes.ts';
import { isRecord } from '#core/editing/form-values.ts';
import { connectFirestore, Timestamp } from '#firebase/admin/firestore.ts';
import { indexAccount } from '#functions/customers/index-account.ts';
import { indexAllCustomers } from '#functions/customers/index-all.ts';
import { customersOfChange, indexCustomer } from '#functions/customers/index-customer.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { addressKind, webUserKind, type WebUser } from '#schema/web-user.ts';
import { customerDocuments } from '#seed/customers.ts';
import { customerIndexDocuments } from '#seed/customer-index.ts';
import { orderDocuments } from '#seed/orders.ts';
import { customerRecordDocuments } from '#seed/customer-records.ts';
import { wipeFirestore } from '#tooling/local/firestore-emulator.ts';
import { writeDocuments } from '#tooling/local/seed.ts';

const PROJECT = `demo-customers-${crypto.randomUUID().slice(0, 8)}`;
const server = connectFirestore({ projectId: PROJECT });
const { firestore } = server;
afterAll(() => server.close());
beforeEach(() => wipeFirestore(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', PROJECT));

const ENTERED = '6f1c2b7e-8c1d-4c59-9e3a-0d5a4b7c8e21';
/** Of the demo shop. */
const PRODUCTS = 30;

/** With times as Dates. */
const plain = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, each]) => [
          key,
          each instanceof Timestamp ? each.toDate() : each,
        ]),
      )
    : value;

const EMAIL = 'asha@silver.example';
const PHONE = '+919876543210';

const putProfile = (change: Partial<WebUser> = {}) =>
  firestore
    .doc('webUsers/asha')
    .set(
      encodeDocument(
        webUserKind,
        buildWebUser({ uid: 'asha', email: EMAIL, displayName: 'Asha Rao', phone: '', ...change }),
      ),
    );
const putRecord = (uid: string, change: Partial<CustomerRecord>) =>
  firestore
    .doc(`customers/${uid}`)
    .set(encodeDocument(customerRecordKind, buildCustomerRecord(change)));
const ADDRESS = {
  ...{ lines: ['4-2 Charminar Road'], city: 'Warangal', state: 'Telangana', pin: '506002' },
};
const PLACE = ['warangal', 'telangana', '506002', 'charminar'];
const contact = { name: 'Asha', businessName: 'Sri Lakshmi', phone: PHONE, email: EMAIL };

const indexed = async (uid: string) => (await firestore.doc(`customerIndex/${uid}`).get()).data();
const finds = async (uid: string, typed: string): Promise<boolean> => {
  const { prefixes = {} } = (await indexed(uid)) ?? {};
  return searchedPrefixes(typed).every((each) => each in prefixes);
};

test('an account is found by profile, address, tag and note, and no longer by what was changed', async () => {
  await putProfile({ businessName: 'Zari House', phone: PHONE });
  await firestore
    .doc('webUsers/asha/addresses/shop')
    .set(encodeDocument(addressKind, buildAddress(ADDRESS)));
  await putRecord('asha', { tags: ['Pays late'], notes: 'Send videos\nof anklets.' });
  await indexCustomer('asha', server);
  for (const typed of ['house', '98765 43210', ...PLACE, 'late rao', 'anklets videos', EMAIL])
    expect(await finds('asha', typed), typed).toBe(true);

  await putProfile({ businessName: 'Moti House', phone: PHONE });
  await putRecord('asha', { tags: [] });
  await indexCustomer('asha', server);
  expect(await finds('asha', 'moti')).toBe(true);
  for (const typed of ['zari', 'late', 'anklets'])
    expect(await finds('asha', typed), typed).toBe(false);

  await firestore.doc('webUsers/asha').delete();
  await indexCustomer('asha', server);
  expect(await indexed('asha')).toBeUndefined();
});

test('a customer whom staff entered is found by contact and by the address of an order, until deleted', async () => {
  await putRecord(ENTERED, { contact });
  const order = buildOrder({ uid: ENTERED, address: ADDRESS });
  await firestore.doc('orders/one').set(encodeDocument(orderKind, order));
  await indexCustomer(ENTERED, server);
  for (const typed of ['lakshmi', ...PLACE]) expect(await finds(ENTERED, typed), typed).toBe(true);
  await putRecord(ENTERED, { contact, deletedAt: Date.now(), mergedInto: 'asha' });
  await indexCustomer(ENTERED, server);
  expect(await indexed(ENTERED)).toBeUndefined();
});

test('the totals of a customer follow their orders', async () => {
  await putProfile();
  await indexCustomer('asha', server);
  expect(await indexed('asha')).not.toHaveProperty('totals');
  const order = firestore.doc('orders/one');
  const put = (change: Partial<Order>) =>
    order.set(encodeDocument(orderKind, buildOrder({ uid: 'asha', createdAt: 5_000, ...change })));
  await put({ status: 'confirmed', duePaise: 2_000 });
  const confirmed = await order.get();
  expect(customersOfChange(undefined, confirmed)).toEqual(['asha']);
  await indexCustomer('asha', server);
  expect(await indexed('asha')).toMatchObject({ totals: { duePaise: 2_000, spentPaise: 0 } });

  await put({ status: 'confirmed', duePaise: 2_000, note: 'Please hurry' });
  expect(customersOfChange(confirmed, await order.get())).toEqual([]);
  await put({ status: 'confirmed', duePaise: 2_000, address: ADDRESS });
  expect(customersOfChange(confirmed, await order.get())).toEqual(['asha']);
  await put({ uid: 'ravi', status: 'confirmed', duePaise: 500 });
  expect(customersOfChange(confirmed, await order.get())).toEqual(['asha', 'ravi']);
  await indexCustomer('asha', server);
  expect(await indexed('asha')).not.toHaveProperty('totals');
});

/** Starts a call that has read the profile, and writes when `finish` is called. */
const lateCall = () =>
  lateRead(firestore, ['webUsers', 'asha'], (slow) => indexCustomer('asha', slow));

test('a late call does not overwrite the index of a newer version', async () => {
  await putProfile({ businessName: 'Zari House' });
  await indexCustomer('asha', server);
  const finish = await lateCall();
  await putProfile({ businessName: 'Moti House' });
  await indexCustomer('asha', server);
  await finish();
  expect(await indexed('asha')).toMatchObject({ profile: { businessName: 'Moti House' } });
});

test('a late call does not overwrite the index of a change that was undone', async () => {
  await putProfile({ businessName: 'Zari House' });
  await indexCustomer('asha', server);
  await putProfile({ businessName: 'Moti House' });
  const finish = await lateCall();
  await putProfile({ businessName: 'Zari House' });
  await indexCustomer('asha', server);
  await finish();
  expect(await indexed('asha')).toMatchObject({ profile: { businessName: 'Zari House' } });
});

test('a late call does not index a customer who was deleted meanwhile', async () => {
  await putProfile();
  const finish = await lateCall();
  await firestore.doc('webUsers/asha').delete();
  await indexCustomer('asha', server);
  await finish();
  expect(await indexed('asha')).toBeUndefined();
});

test('a write of the customer does not wait for calls that read it', async () => {
  await putProfile();
  const finish = await lateCall();
  await putProfile({ businessName: 'Moti House' });
  await finish();
  expect(await indexed('asha')).toBeDefined();
});

test('notes about an account are no customer of their own', async () => {
  await putRecord('gone', { tags: ['Regular'] });
  await indexCustomer('gone', server);
  expect(await indexed('gone')).toBeUndefined();
});

test('an account with the verified email of an entered customer is suggested to staff', async () => {
  await putRecord(ENTERED, { contact });
  await indexCustomer(ENTERED, server);
  await putProfile({ emailVerified: false });
  await indexAccount('asha', server);
  // Anyone can type an email; the account must prove that it is theirs.
  expect(await indexed(ENTERED)).not.toHaveProperty('account');

  await putProfile({ emailVerified: true });
  await indexAccount('asha', server);
  expect(await indexed(ENTERED)).toMatchObject({
    account: { uid: 'asha', name: 'Asha Rao', by: 'email' },
  });

  await putRecord(ENTERED, { contact, notAccount: 'asha' });
  await indexCustomer(ENTERED, server);
  expect(await indexed(ENTERED)).not.toHaveProperty('account');
});

test('an account with the same phone is suggested, and no longer once the account has another one', async () => {
  await putRecord(ENTERED, { contact: { ...contact, email: undefined } });
  await putProfile({ phone: PHONE });
  await indexAccount('asha', server);
  expect(await indexed(ENTERED)).toMatchObject({ account: { uid: 'asha', by: 'phone' } });
  await putProfile({ phone: '+919000000000' });
  await indexAccount('asha', server);
  expect(await indexed(ENTERED)).not.toHaveProperty('account');
});

test('the index of the demo shop is what the functions write', async () => {
  await writeDocuments(firestore, [
    ...[...customerDocuments(), ...customerRecordDocuments()],
    ...orderDocuments(PRODUCTS),
  ]);
  await firestore.doc('customerIndex/left-over').set({ profile: {} });
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  await indexAllCustomers(server, options);
  const seeded = [...customerIndexDocuments(PRODUCTS)];
  const { docs } = await firestore.collection('customerIndex').get();
  expect(docs.map(({ id }) => `customerIndex/${id}`).toSorted()).toEqual(
    seeded.map(({ path }) => path).toSorted(),
  );
  for (const { path, data } of seeded)
    for (const field of ['prefixes', 'totals']) {
      const stored: unknown = (await firestore.doc(path).get()).get(field);
      expect(plain(stored), path).toEqual(data[field]);
    }
});
