import { beforeEach, describe, expect, test } from 'vitest';
import {
  shownLists,
  withList,
  withName,
  withoutList,
  type SavedList,
  type SavedLists,
} from '#storefront/shared/order/saved-lists.ts';
import { $savedLists, changeLists } from '#storefront/shared/stores/saved-lists.ts';
import { syncLists } from './sync-lists.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const diwali = (qty = 12, now = 1): SavedLists =>
  withList([], { id: ID, name: 'Diwali', list: [{ sku: 'RG101', qty }], now }) ?? [];

/** An account that refuses earlier versions, as the rules do. */
function createAccount() {
  const stored = new Map<string, SavedList>();
  return {
    stored,
    read: () => Promise.resolve([...stored.values()]),
    write: (_uid: string, list: SavedList) => {
      if ((stored.get(list.id)?.editedAt ?? 0) > list.editedAt)
        return Promise.reject(new Error('permission-denied'));
      stored.set(list.id, list);
      return Promise.resolve();
    },
  };
}

/** Each device has its own storage, of which a page shows one. */
const device = (lists: SavedLists = [], owner: string | null = null) => ({
  state: { owner, lists },
  async sync(account: ReturnType<typeof createAccount>, uid = 'asha') {
    $savedLists.set(this.state);
    await syncLists(uid, account);
    this.state = $savedLists.get();
  },
});

const names = ({ state }: ReturnType<typeof device>) =>
  shownLists(state.lists).map(({ name }) => name);

beforeEach(() => changeLists([]));

describe('saved lists', () => {
  test('saved while signed out go to the account of the next customer', async () => {
    const account = createAccount();
    const phone = device(diwali());
    await phone.sync(account);
    expect(phone.state.owner).toBe('asha');
    expect([...account.stored.values()]).toEqual(diwali());
  });

  test('of another customer are replaced, and not written to the account', async () => {
    const account = createAccount();
    const shared = device(diwali(), 'ravi');
    await shared.sync(account, 'asha');
    expect(names(shared)).toEqual([]);
    expect(account.stored.size).toBe(0);
  });

  test('deleted on one device disappear from the other, and stay deleted', async () => {
    const account = createAccount();
    const [phone, desktop] = [device(diwali()), device()];
    await phone.sync(account);
    await desktop.sync(account);
    expect(names(desktop)).toEqual(['Diwali']);
    phone.state = { ...phone.state, lists: withoutList(phone.state.lists, ID, 2) };
    await phone.sync(account);
    await desktop.sync(account);
    await phone.sync(account);
    expect([names(phone), names(desktop)]).toEqual([[], []]);
  });

  test('changed on both devices have the later version on both', async () => {
    const account = createAccount();
    const [phone, desktop] = [device(diwali()), device(diwali())];
    desktop.state = { ...desktop.state, lists: withName(desktop.state.lists, ID, 'Holi', 5) };
    phone.state = { ...phone.state, lists: withName(phone.state.lists, ID, 'Pongal', 4) };
    await desktop.sync(account);
    await phone.sync(account);
    await desktop.sync(account);
    expect([names(phone), names(desktop)]).toEqual([['Holi'], ['Holi']]);
  });

  test('changed while they are read keep the change', async () => {
    const account = createAccount();
    const slow = {
      ...account,
      read: async () => {
        const stored = await account.read();
        changeLists(diwali(24, 9));
        return stored;
      },
    };
    $savedLists.set({ owner: 'asha', lists: diwali() });
    await syncLists('asha', slow);
    expect(account.stored.get(ID)?.lines).toEqual(['RG101.24']);
  });
});
