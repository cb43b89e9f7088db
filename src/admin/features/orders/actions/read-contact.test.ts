/** The contact of a new order for a customer who is in the list. */
import { beforeEach, describe, expect, test } from 'vitest';
import { buildOrder, buildWebUser } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { addressKind, type Address } from '#schema/web-user.ts';
import { contactFieldsOf } from './read-contact.ts';

beforeEach(emptyDatabase);

const UID = '7d9f1c52-3c70-4a53-9d2e-0a54a1f1c0aa';
const SURAT = { lines: ['12 Bazaar Road'], city: 'Surat', state: 'Gujarat', pin: '395003' };
const PUNE = { lines: ['4 Ring Road', 'Camp'], city: 'Pune', state: 'Maharashtra', pin: '411001' };

const storeOrder = (id: string, address: Order['address']): void =>
  void database.documents.set(`orders/${id}`, {
    ...encodeDocument(orderKind, buildOrder({ uid: UID, address })),
  });
const storeAddress = (id: string, place: typeof SURAT, isDefault: boolean): void => {
  const contact = { label: 'Shop', name: 'Ravi', phone: '+919876543210' };
  const address: Address = { ...contact, ...place, isDefault, createdAt: 0 };
  database.documents.set(`webUsers/${UID}/addresses/${id}`, {
    ...encodeDocument(addressKind, address),
  });
};
const addressFor = async () =>
  (await contactFieldsOf(buildWebUser({ uid: UID }), staffDatabase)).address;

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
