/** The contact of a new order for a customer who is in the list. */
import { beforeEach, describe, expect, test } from 'vitest';
import { buildOrder, buildWebUser } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { NO_EMAIL_DOMAIN } from '#core/account/user.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { addressKind, type Address, type WebUser } from '#schema/web-user.ts';
import { contactFieldsOf, type ContactFields } from './read-contact.ts';
import { typedContactOf } from '#admin/features/orders/model/entered-order.ts';

beforeEach(emptyDatabase);

const UID = '7d9f1c52-3c70-4a53-9d2e-0a54a1f1c0aa';
const SURAT = { lines: ['12 Bazaar Road'], city: 'Surat', state: 'Gujarat', pin: '395003' };
const PUNE = { lines: ['4 Ring Road', 'Camp'], city: 'Pune', state: 'Maharashtra', pin: '411001' };

const putOrder = (id: string, change: Partial<Order>): void =>
  void database.documents.set(`orders/${id}`, {
    ...encodeDocument(orderKind, buildOrder({ uid: UID, ...change })),
  });
const storeOrder = (id: string, address: Order['address']): void => putOrder(id, { address });
const storeAddress = (id: string, place: typeof SURAT, isDefault: boolean): void => {
  const contact = { label: 'Shop', name: 'Ravi', phone: '+919876543210' };
  const address: Address = { ...contact, ...place, isDefault, createdAt: 0 };
  database.documents.set(`webUsers/${UID}/addresses/${id}`, {
    ...encodeDocument(addressKind, address),
  });
};
const addressFor = async () =>
  (await contactFieldsOf(buildWebUser({ uid: UID }), undefined, staffDatabase)).address;

describe('the usual address', () => {
  test('is the default one of an account, or its first', async () => {
    storeOrder('o1', PUNE);
    storeAddress('a', SURAT, false);
    expect(await addressFor()).toMatchObject({ line1: '12 Bazaar Road', city: 'Surat' });
    storeAddress('b', PUNE, true);
    expect(await addressFor()).toMatchObject({ line1: '4 Ring Road', line2: 'Camp', city: 'Pune' });
  });

  test('is that of the latest order that has one, if none is saved', async () => {
    expect(await addressFor()).toMatchObject({ line1: '', city: '' });
    storeOrder('latest', undefined);
    storeOrder('earlier', SURAT);
    storeOrder('first', PUNE);
    expect(await addressFor()).toMatchObject({ line1: '12 Bazaar Road', state: 'Gujarat' });
  });
});

describe('the contact', () => {
  const sent = {
    ...{ name: 'Ravi Teja', businessName: 'Moti House', phone: '+919812345678' },
    ...{ email: 'shop@moti.example', gstin: '36AABCU9603R1ZO' },
  };
  const registered = buildWebUser({
    ...{ uid: UID, email: `${UID}@${NO_EMAIL_DOMAIN}`, displayName: '', phone: '' },
  });
  const customerFor = async (change: Partial<WebUser> = {}, repeated?: ContactFields) =>
    (await contactFieldsOf({ ...registered, ...change }, repeated, staffDatabase)).customer;

  test('has what the profile lacks from the latest order that has it', async () => {
    putOrder('latest', { contact: { name: 'Ravi', phone: '+919800000001' } });
    putOrder('earlier', { contact: sent });
    expect(await customerFor()).toEqual({
      ...{ uid: UID, name: 'Ravi', businessName: 'Moti House', phone: '+91 98000 00001' },
      ...{ email: 'shop@moti.example', gstin: '36AABCU9603R1ZO' },
    });
  });

  test('has what the profile states, also if an address is saved', async () => {
    storeAddress('a', SURAT, true);
    putOrder('latest', { contact: sent });
    expect(await customerFor({ displayName: 'Asha Rao', phone: '+919876543210' })).toMatchObject({
      ...{ name: 'Asha Rao', phone: '+91 98765 43210', gstin: '36AABCU9603R1ZO' },
    });
  });

  test('never mixes the GSTINs of two businesses', async () => {
    putOrder('latest', {
      contact: { name: 'Ravi', businessName: 'Surat Silver', phone: '+919800000001' },
    });
    putOrder('earlier', { contact: sent });
    expect(await customerFor()).toMatchObject({ businessName: 'Surat Silver', gstin: '' });
    expect(await customerFor({ businessName: 'MOTI HOUSE' })).toMatchObject({
      ...{ phone: '+91 98123 45678', gstin: sent.gstin },
    });
  });

  test('of a repeated order counts before the latest one', async () => {
    const latest = { name: 'Ravi', businessName: 'Surat Silver', phone: '+919800000001' };
    putOrder('latest', { contact: { ...latest, gstin: '24AAACC1206D1ZM' } });
    const repeated = typedContactOf(buildOrder({ uid: UID, contact: sent, address: PUNE }));
    expect(await customerFor({}, repeated)).toMatchObject({
      ...{ name: 'Ravi Teja', businessName: 'Moti House', gstin: sent.gstin },
    });
    const { address } = await contactFieldsOf(registered, repeated, staffDatabase);
    expect(address.city).toBe('Pune');
    expect(await customerFor({ businessName: 'Surat Silver' }, repeated)).toMatchObject({
      gstin: '24AAACC1206D1ZM',
    });
  });

  test('is empty without orders', async () => {
    expect(await customerFor()).toMatchObject({ phone: '', email: '', gstin: '' });
  });
});
