import { beforeEach, expect, test } from 'vitest';
import { deletingAccount } from '#core/account/deleting.ts';
import { AuthFailure } from '#firebase/browser/auth.ts';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import { memoryStorage } from '#fixtures/memory-storage.ts';
import { deleteAccount } from './delete-account.ts';

/** The deletions in order, and the failures of the next ones by name. */
const deleted: string[] = [];
const refusals = new Map<string, Error>();
const deletes = (name: string) => (): Promise<void> => {
  deleted.push(name);
  const refusal = refusals.get(name);
  refusals.delete(name);
  return refusal === undefined ? Promise.resolve() : Promise.reject(refusal);
};
const refuse = (step: string, code: string) =>
  refusals.set(step, new (step === 'sign-in' ? AuthFailure : DatabaseFailure)(code));
const gateway = {
  requireUid: () => 'asha',
  deleteAddresses: deletes('addresses'),
  deleteUserRecord: deletes('preferences'),
  deleteWebUser: deletes('profile'),
  deleteSignIn: deletes('sign-in'),
};

const ALL = ['addresses', 'preferences', 'profile', 'sign-in'];

beforeEach(() => {
  deleted.length = 0;
  refusals.clear();
});

test('deletes the sign-in last, and then removes the mark', async () => {
  const store = memoryStorage();
  expect(await deleteAccount(store, gateway)).toMatchObject({ success: true });
  expect(deleted).toEqual(ALL);
  expect(deletingAccount(store)).toBeUndefined();
});

test.each(ALL)('stops and keeps the mark when the %s cannot be deleted', async (step) => {
  const store = memoryStorage();
  refuse(step, 'unavailable');
  expect(await deleteAccount(store, gateway)).toMatchObject({ success: false });
  expect(deleted).toEqual(ALL.slice(0, ALL.indexOf(step) + 1));
  expect(deletingAccount(store)).toBe('asha');

  expect(await deleteAccount(store, gateway)).toMatchObject({ success: true });
  expect(deletingAccount(store)).toBeUndefined();
});

test.each([
  ['profile', 'permission-denied'],
  ['sign-in', 'requires-recent-login'],
])('requires reauthentication when the %s is denied with %s', async (step, code) => {
  refuse(step, code);
  expect(await deleteAccount(memoryStorage(), gateway)).toMatchObject({
    success: false,
    error: 'Please confirm that it’s you.',
  });
});

test.each(['user-not-found', 'user-token-expired'])(
  'treats a sign-in that no longer exists (%s) as deleted',
  async (code) => {
    refuse('sign-in', code);
    const store = memoryStorage();
    expect(await deleteAccount(store, gateway)).toMatchObject({ success: true });
    expect(deletingAccount(store)).toBeUndefined();
  },
);
