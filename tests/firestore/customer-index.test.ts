/** The search index of customers equals their documents, whatever changed and in whichever order. */
import { CONTACT, EMAIL, ENTERED, indexedCustomers, PHONE } from '#fixtures/indexed-customers.ts';
import { lateRead } from '#fixtures/late-read.ts';
import { expect, test } from 'vitest';
import { buildAddress } from '#fixtures/build.ts';
import { isRecord } from '#core/editing/form-values.ts';
import { Timestamp } from '#firebase/admin/firestore.ts';
import { customersOfChange, indexCustomer } from '#functions/customers/index-customer.ts';
import { encodeDocument } from '#schema/kind.ts';
import type { Order } from '#schema/order.ts';
import { addressKind } from '#schema/web-user.ts';
import { customerDocuments } from '#seed/customers.ts';
import { customerIndexDocuments } from '#seed/customer-index.ts';
import { orderDocuments } from '#seed/orders.ts';
import { customerRecordDocuments } from '#seed/customer-records.ts';
import { writeDocuments } from '#tooling/local/seed.ts';

const { server, firestore, putProfile, putRecord, putOrder, indexed, finds, indexAll } =
  indexedCustomers();
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

const ADDRESS = {
  ...{ lines: ['4-2 Charminar Road'], city: 'Warangal', state: 'Telangana', pin: '506002' },
};
const PLACE = ['warangal', 'telangana', '506002', 'charminar'];

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

const GSTIN = '36AABCU9603R1ZO';

test('an account without a phone is found by the contact and address of its orders', async () => {
  await putProfile();
  const sent = { ...CONTACT, businessName: 'Moti House', gstin: GSTIN };
  await putOrder('one', { uid: 'asha', contact: sent, address: ADDRESS, createdAt: 1_000 });
  await indexCustomer('asha', server);
  for (const typed of ['98765 43210', GSTIN, 'moti', ...PLACE])
    expect(await finds('asha', typed), typed).toBe(true);
  expect(await indexed('asha')).toMatchObject({ profile: { phone: PHONE, gstin: GSTIN } });

  // An invalid part of an order hides only itself.
  await firestore.doc('orders/one').update({ 'contact.phone': 'call me', 'address.city': 7 });
  await indexCustomer('asha', server);
  expect(await indexed('asha')).toMatchObject({ profile: { phone: '', gstin: GSTIN } });
  expect(await finds('asha', 'charminar')).toBe(true);
});

test('a changed contact of an order is indexed again', async () => {
  const order = firestore.doc('orders/one');
  await putOrder('one', { uid: 'asha', contact: CONTACT });
  const before = await order.get();
  await putOrder('one', { uid: 'asha', contact: { ...CONTACT, gstin: GSTIN } });
  expect(customersOfChange(before, await order.get())).toEqual(['asha']);
});

test('an account is found by the contact of a customer who was merged into it', async () => {
  await putProfile();
  await putRecord(ENTERED, {
    ...{ contact: { ...CONTACT, gstin: GSTIN } },
    ...{ deletedAt: Date.now(), mergedInto: 'asha' },
  });
  await indexCustomer('asha', server);
  for (const typed of ['98765 43210', GSTIN, 'lakshmi'])
    expect(await finds('asha', typed), typed).toBe(true);
});

test('a customer whom staff entered is found by contact and by the address of an order, until deleted', async () => {
  await putRecord(ENTERED, { contact: CONTACT });
  await putOrder('one', { uid: ENTERED, address: ADDRESS });
  await indexCustomer(ENTERED, server);
  for (const typed of ['lakshmi', ...PLACE]) expect(await finds(ENTERED, typed), typed).toBe(true);
  await putRecord(ENTERED, { contact: CONTACT, deletedAt: Date.now(), mergedInto: 'asha' });
  await indexCustomer(ENTERED, server);
  expect(await indexed(ENTERED)).toBeUndefined();
});

test('the totals of a customer follow their orders', async () => {
  await putProfile();
  await indexCustomer('asha', server);
  expect(await indexed('asha')).not.toHaveProperty('totals');
  const order = firestore.doc('orders/one');
  const put = (change: Partial<Order>) =>
    putOrder('one', { uid: 'asha', createdAt: 5_000, ...change });
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

test('the index of the demo shop is what the functions write', async () => {
  await writeDocuments(firestore, [
    ...[...customerDocuments(), ...customerRecordDocuments()],
    ...orderDocuments(PRODUCTS),
  ]);
  await firestore.doc('customerIndex/left-over').set({ profile: {} });
  await indexAll();
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
