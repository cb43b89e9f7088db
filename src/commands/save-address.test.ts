import { beforeEach, expect, test, vi } from 'vitest';
import { buildAddress } from '#fixtures/build.ts';
import { EMPTY_ADDRESS } from '#domain/account/address-form.ts';
import type { AddressChange, SavedAddress } from '#domain/account/address-list.ts';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { loadAddresses } from './load-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { saveAddress } from './save-address.ts';

const database = vi.hoisted(
  (): { uid: string | null; list: SavedAddress[]; written: unknown[] } => ({
    uid: 'asha',
    list: [],
    written: [],
  }),
);

vi.mock('#client/auth.ts', () => ({ signedInUid: () => database.uid }));
vi.mock('#client/firestore.ts', () => ({ DatabaseUnavailable: class extends Error {} }));
vi.mock('#client/database-answer.ts', () => ({ DatabaseFailure: class extends Error {} }));
vi.mock('#client/addresses.ts', () => ({
  readAddresses: () => Promise.resolve({ addresses: database.list, unread: 0 }),
  changeAddresses: (_uid: string, changes: readonly AddressChange[]) => {
    database.written.push(...changes);
    return Promise.resolve();
  },
}));

const saved = (id: string): SavedAddress => ({ ...buildAddress({ isDefault: id === 'a' }), id });
const FORM = {
  ...EMPTY_ADDRESS,
  name: 'Asha Rao',
  phone: '98765 43210',
  line1: '12 Bazaar Road',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500002',
};
const wish = { form: FORM, wantsDefault: false, id: 'new', isNew: true };

beforeEach(() => {
  database.uid = 'asha';
  database.list = [];
  database.written = [];
});

test('a new address is added under the id that its form has made', async () => {
  await saveAddress(wish);
  expect(database.written).toMatchObject([
    { kind: 'add', id: 'new', address: { isDefault: true } },
  ]);
});

test('one whose first saving arrived without an answer is not added twice', async () => {
  database.list = [saved('new')];
  await saveAddress(wish);
  expect(database.written).toMatchObject([{ kind: 'edit', id: 'new' }]);
});

test('an address that was removed elsewhere is not changed, nor one that is not right', async () => {
  database.list = [saved('a')];
  expect(await saveAddress({ ...wish, id: 'gone', isNew: false })).toMatchObject({ code: 'gone' });
  const form = { ...FORM, pin: '12' };
  expect(await saveAddress({ ...wish, form })).toMatchObject({ code: 'invalid' });
  expect(database.written).toEqual([]);
});

test('a full book takes no more, and lets its addresses be changed', async () => {
  database.list = Array.from({ length: MOST_ADDRESSES }, (_, place) => saved(String(place)));
  expect(await saveAddress(wish)).toMatchObject({ success: false, code: 'full' });
  expect(await saveAddress({ ...wish, id: '3', isNew: false })).toMatchObject({ success: true });
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
