import { beforeEach, expect, test } from 'vitest';
import { buildAddress } from '#fixtures/build.ts';
import type { AddressFields } from '#core/account/address-form.ts';
import type { SavedAddress } from '#core/account/address-list.ts';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import type { AddressGateway } from './change-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { saveAddress } from './save-address.ts';

const database = {
  list: [] as SavedAddress[],
  others: [] as string[],
  written: [] as unknown[],
  /** An address that another device adds during the write. */
  meanwhile: undefined as SavedAddress | undefined,
};
const gateway: AddressGateway = {
  requireUid: () => 'asha',
  readAddresses: () =>
    Promise.resolve({
      addresses: database.list,
      unreadable: 0,
      names: [...database.list.map(({ id }) => id), ...database.others],
    }),
  changeAddresses: (_uid, changes) => {
    const { meanwhile } = database;
    database.meanwhile = undefined;
    if (meanwhile !== undefined) {
      database.list = [...database.list, meanwhile];
      return Promise.reject(new DatabaseFailure('permission-denied'));
    }
    database.written.push(...changes);
    return Promise.resolve();
  },
};

const saved = (id: string): SavedAddress => ({ ...buildAddress({ isDefault: id === 'a' }), id });
const FIELDS: AddressFields = {
  label: 'Shop',
  name: 'Asha Rao',
  phone: '+919876543210',
  lines: ['12 Bazaar Road'],
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500002',
};
const input = { fields: FIELDS, makeDefault: false, id: undefined };

beforeEach(() => {
  Object.assign(database, { list: [], others: [], written: [], meanwhile: undefined });
});

test('adds a new address under the first free ID', async () => {
  await saveAddress(input, gateway);
  expect(database.written).toMatchObject([{ kind: 'add', id: '01', address: { isDefault: true } }]);
  database.written = [];
  database.list = [saved('01'), saved('older-shop')];
  // An invalid document uses an ID, too.
  database.others = ['02'];
  await saveAddress(input, gateway);
  expect(database.written).toMatchObject([{ kind: 'add', id: '03' }]);
});

test('does not add an address again whose first save got no response', async () => {
  database.list = [{ ...FIELDS, id: '01', isDefault: true, createdAt: 1 }];
  const next = { ...FIELDS, lines: [...FIELDS.lines, 'Second floor'] };
  await saveAddress({ ...input, fields: next, sent: FIELDS }, gateway);
  expect(database.written).toMatchObject([
    { kind: 'edit', id: '01', fields: { lines: next.lines } },
  ]);
});

test('does not overwrite an address that another tab added meanwhile', async () => {
  database.list = [saved('01')];
  await saveAddress({ ...input, sent: FIELDS }, gateway);
  expect(database.written).toMatchObject([{ kind: 'add', id: '02' }]);
});

test('does not change an address that was removed elsewhere', async () => {
  database.list = [saved('a')];
  expect(await saveAddress({ ...input, id: 'gone' }, gateway)).toMatchObject({ code: 'gone' });
  expect(database.written).toEqual([]);
});

test('refuses another address when the list is full, but allows edits', async () => {
  database.list = Array.from({ length: MOST_ADDRESSES }, (_, place) => saved(String(place)));
  expect(await saveAddress(input, gateway)).toMatchObject({ success: false, code: 'full' });
  expect(await saveAddress({ ...input, id: '3' }, gateway)).toMatchObject({ success: true });
});

test('writes nothing when a removed address is removed again', async () => {
  expect(await removeAddress('gone', gateway)).toMatchObject({ success: true });
  expect(database.written).toEqual([]);
});

test('uses the next ID when another device takes the first at the same time', async () => {
  database.meanwhile = saved('01');
  expect(await saveAddress(input, gateway)).toMatchObject({ success: true });
  expect(database.written).toMatchObject([
    { kind: 'add', id: '02', address: { isDefault: false } },
  ]);
});
