import { beforeEach, expect, test, vi } from 'vitest';
import { buildAddress } from '#fixtures/build.ts';
import type { AddressFields } from '#core/account/address-form.ts';
import type { AddressChange, SavedAddress } from '#core/account/address-list.ts';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { DatabaseFailure } from '#firebase/browser/database-answer.ts';
import { loadAddresses } from '#storefront/shared/actions/load-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { saveAddress } from './save-address.ts';

const database = vi.hoisted(
  (): {
    uid: string | null;
    list: SavedAddress[];
    others: string[];
    written: unknown[];
    /** What another device adds at the moment of writing. */
    meanwhile: SavedAddress | undefined;
  } => ({
    meanwhile: undefined,
    uid: 'asha',
    list: [],
    others: [],
    written: [],
  }),
);

vi.mock('#firebase/browser/auth.ts', () => ({ signedInUid: () => database.uid }));
vi.mock('#firebase/browser/firestore.ts', () => ({ DatabaseUnavailable: class extends Error {} }));
vi.mock('#firebase/browser/database-answer.ts', () => ({
  DatabaseFailure: class extends Error {
    code = 'permission-denied';
  },
}));
vi.mock('#firebase/browser/addresses.ts', () => ({
  readAddresses: () =>
    Promise.resolve({
      addresses: database.list,
      unread: 0,
      names: [...database.list.map(({ id }) => id), ...database.others],
    }),
  changeAddresses: (_uid: string, changes: readonly AddressChange[]) => {
    const { meanwhile } = database;
    database.meanwhile = undefined;
    if (meanwhile !== undefined) {
      database.list = [...database.list, meanwhile];
      return Promise.reject(new DatabaseFailure('permission-denied'));
    }
    database.written.push(...changes);
    return Promise.resolve();
  },
}));

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
const wish = { fields: FIELDS, wantsDefault: false, id: undefined };

beforeEach(() => {
  database.uid = 'asha';
  database.list = [];
  database.others = [];
  database.written = [];
  database.meanwhile = undefined;
});

test('a new address is added under the first name that is free', async () => {
  await saveAddress(wish);
  expect(database.written).toMatchObject([{ kind: 'add', id: '01', address: { isDefault: true } }]);
  database.written = [];
  database.list = [saved('01'), saved('older-shop')];
  // One that cannot be read has its name, too.
  database.others = ['02'];
  await saveAddress(wish);
  expect(database.written).toMatchObject([{ kind: 'add', id: '03' }]);
});

test('one whose first saving arrived without an answer is not added twice', async () => {
  database.list = [{ ...FIELDS, id: '01', isDefault: true, createdAt: 1 }];
  const next = { ...FIELDS, lines: [...FIELDS.lines, 'Second floor'] };
  await saveAddress({ ...wish, fields: next, sent: FIELDS });
  expect(database.written).toMatchObject([
    { kind: 'edit', id: '01', fields: { lines: next.lines } },
  ]);
});

test('one that another tab has added meanwhile is not written over', async () => {
  database.list = [saved('01')];
  await saveAddress({ ...wish, sent: FIELDS });
  expect(database.written).toMatchObject([{ kind: 'add', id: '02' }]);
});

test('an address that was removed elsewhere is not changed', async () => {
  database.list = [saved('a')];
  expect(await saveAddress({ ...wish, id: 'gone' })).toMatchObject({ code: 'gone' });
  expect(database.written).toEqual([]);
});

test('a full book takes no more, and lets its addresses be changed', async () => {
  database.list = Array.from({ length: MOST_ADDRESSES }, (_, place) => saved(String(place)));
  expect(await saveAddress(wish)).toMatchObject({ success: false, code: 'full' });
  expect(await saveAddress({ ...wish, id: '3' })).toMatchObject({ success: true });
});

test('removing what is gone already writes nothing', async () => {
  expect(await removeAddress('gone')).toMatchObject({ success: true });
  expect(database.written).toEqual([]);
});

test('with nobody signed in, lists are empty and changes are refused', async () => {
  database.uid = null;
  database.list = [saved('a')];
  expect(await loadAddresses()).toMatchObject({ value: { addresses: [] } });
  await expect(saveAddress(wish)).rejects.toThrow('No authenticated user found');
  await expect(removeAddress('a')).rejects.toThrow('No authenticated user found');
});

test('where another device takes the name at the same moment, the next one is taken', async () => {
  database.meanwhile = saved('01');
  expect(await saveAddress(wish)).toMatchObject({ success: true });
  expect(database.written).toMatchObject([
    { kind: 'add', id: '02', address: { isDefault: false } },
  ]);
});
