/** Accounts are suggested for the customers without one who may be the same business. */
import { expect, test } from 'vitest';
import { CONTACT, ENTERED, indexedCustomers, PHONE } from '#fixtures/indexed-customers.ts';
import { indexAccount } from '#functions/customers/index-account.ts';
import { changesContact, indexCustomer } from '#functions/customers/index-customer.ts';

const { server, firestore, putProfile, putRecord, putOrder, indexed, indexAll } =
  indexedCustomers();

test('an account with the verified email of an entered customer is suggested to staff', async () => {
  await putRecord(ENTERED, { contact: CONTACT });
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

  await putRecord(ENTERED, { contact: CONTACT, notAccount: 'asha' });
  await indexCustomer(ENTERED, server);
  expect(await indexed(ENTERED)).not.toHaveProperty('account');
});

test('an account with the same phone is suggested, and no longer once the account has another one', async () => {
  await putRecord(ENTERED, { contact: { ...CONTACT, email: undefined } });
  await putProfile({ phone: PHONE });
  await indexAccount('asha', server);
  expect(await indexed(ENTERED)).toMatchObject({ account: { uid: 'asha', by: 'phone' } });
  await putProfile({ phone: '+919000000000' });
  await indexAccount('asha', server);
  expect(await indexed(ENTERED)).not.toHaveProperty('account');
});

test('an account with an order from the same phone is suggested, and no longer once the order moves', async () => {
  const entered = { contact: { ...CONTACT, email: undefined } };
  await putRecord(ENTERED, entered);
  await putProfile();
  await putOrder('one', { uid: 'asha', contact: CONTACT });
  await indexAccount('asha', server);
  expect(await indexed(ENTERED)).toMatchObject({ account: { uid: 'asha', by: 'phone' } });

  await putRecord(ENTERED, { ...entered, notAccount: 'asha' });
  await indexAccount('asha', server);
  expect(await indexed(ENTERED)).not.toHaveProperty('account');

  await putRecord(ENTERED, entered);
  await putOrder('one', { uid: 'ravi', contact: CONTACT });
  await indexAccount('asha', server);
  expect(await indexed(ENTERED)).not.toHaveProperty('account');
});

test('indexing all customers suggests an account with an order from the same phone', async () => {
  await putRecord(ENTERED, { contact: { ...CONTACT, email: undefined } });
  await putProfile();
  await putOrder('one', { uid: 'asha', contact: CONTACT });
  expect(await indexAll()).toBe(2);
  expect(await indexed(ENTERED)).toMatchObject({ account: { uid: 'asha', by: 'phone' } });
});

test('only a change of the customer or the contact of an order can change suggestions', async () => {
  const order = firestore.doc('orders/one');
  await putOrder('one', { uid: 'asha', contact: CONTACT });
  const before = await order.get();
  await putOrder('one', { uid: 'asha', contact: CONTACT, status: 'rejected' });
  expect(changesContact(before, await order.get())).toBe(false);
  await putOrder('one', { uid: 'asha', contact: { ...CONTACT, phone: '+919000000000' } });
  expect(changesContact(before, await order.get())).toBe(true);
  expect(changesContact(undefined, before)).toBe(true);
});
