import { beforeEach, describe, expect, test } from 'vitest';
import {
  shownLists,
  withList,
  withName,
  withoutList,
  type SavedList,
  type SavedLists,
} from '#storefront/shared/order/saved-lists.ts';
import { $savedLists, changeLists } from '#storefront/features/order-list/stores/saved-lists.ts';
import { syncLists } from './sync-lists.ts';

const DAY = 24 * 60 * 60 * 1_000;
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
    remove: (_uid: string, id: string) => {
      stored.delete(id);
      return Promise.resolve();
    },
  };
}

/** Each device has its own storage, of which a page shows one. */
const device = (lists: SavedLists = [], owner: string | null = null) => ({
  state: { owner, lists },
  async sync(account: ReturnType<typeof createAccount>, uid = 'asha', now = 10) {
    $savedLists.set(this.state);
    await syncLists(uid, account, now);
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

  test('deleted 90 days ago leave the account and all devices', async () => {
    const account = createAccount();
    const [phone, desktop] = [device(diwali()), device()];
    await phone.sync(account);
    phone.state = { ...phone.state, lists: withoutList(phone.state.lists, ID, 2) };
    await phone.sync(account);
    await desktop.sync(account, 'asha', 2 + 90 * DAY);
    expect([account.stored.size, desktop.state.lists.length]).toEqual([1, 1]);
    await desktop.sync(account, 'asha', 3 + 90 * DAY);
    await phone.sync(account, 'asha', 3 + 90 * DAY);
    expect(account.stored.size).toBe(0);
    expect([phone.state.lists, desktop.state.lists]).toEqual([[], []]);
  });

  test('restored after 90 days stay in the account', async () => {
    const account = createAccount();
    account.stored.set(ID, { id: ID, name: 'Diwali', lines: [], editedAt: 1, isDeleted: true });
    const phone = device(diwali(12, 5), 'asha');
    await phone.sync(account, 'asha', 90 * DAY + 4);
    expect(account.stored.get(ID)).toMatchObject({ isDeleted: false });
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
    await syncLists('asha', slow, 10);
    expect(account.stored.get(ID)?.lines).toEqual(['RG101.24']);
  });
});
