import { beforeEach, expect, test, vi } from 'vitest';
import { deletingAccount } from '#core/account/deleting.ts';
import type { Kept } from '#core/kept.ts';
import { deleteAccount } from './delete-account.ts';

/** What was asked for, in its order, and what the next of a name answers. */
const service = vi.hoisted(() => {
  const asked: string[] = [];
  const refusals = new Map<string, Error>();
  const does = (name: string) => (): Promise<void> => {
    asked.push(name);
    const refusal = refusals.get(name);
    refusals.delete(name);
    return refusal === undefined ? Promise.resolve() : Promise.reject(refusal);
  };
  return { asked, refusals, does };
});

vi.mock('#firebase/browser/auth.ts', () => ({
  signedInUid: () => 'asha',
  deleteAccount: service.does('sign-in'),
  endSession: () => Promise.resolve(),
}));
vi.mock('#firebase/browser/firestore.ts', () => ({ DatabaseUnavailable: class extends Error {} }));
vi.mock('#firebase/browser/addresses.ts', () => ({ deleteAddresses: service.does('addresses') }));
vi.mock('#firebase/browser/users.ts', () => ({ deleteUserRecord: service.does('preferences') }));
vi.mock('#firebase/browser/web-users.ts', () => ({ deleteWebUser: service.does('profile') }));
vi.mock('#firebase/browser/database-answer.ts', () => ({
  DatabaseFailure: class extends Error {
    code: string;
    constructor(code: string) {
      super(code);
      this.code = code;
    }
  },
  answered: (work: () => Promise<unknown>) => work(),
}));

const ALL = ['addresses', 'preferences', 'profile', 'sign-in'];

function memory(): Kept {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => entries.set(key, value).has(key),
    drop: (key) => void entries.delete(key),
  };
}

async function refusal(code: string): Promise<Error> {
  const { DatabaseFailure } = await import('#firebase/browser/database-answer.ts');
  return new DatabaseFailure(code);
}

beforeEach(() => {
  service.asked.length = 0;
  service.refusals.clear();
});

test('the sign-in goes last, and the mark with it', async () => {
  const kept = memory();
  expect(await deleteAccount(kept)).toMatchObject({ success: true });
  expect(service.asked).toEqual(ALL);
  expect(deletingAccount(kept)).toBeUndefined();
});

test.each(ALL)(
  'where the %s cannot be deleted, nothing after it is, and the mark stays',
  async (step) => {
    const kept = memory();
    service.refusals.set(step, await refusal('unavailable'));
    expect(await deleteAccount(kept)).toMatchObject({ success: false });
    expect(service.asked).toEqual(ALL.slice(0, ALL.indexOf(step) + 1));
    expect(deletingAccount(kept)).toBe('asha');

    expect(await deleteAccount(kept)).toMatchObject({ success: true });
    expect(deletingAccount(kept)).toBeUndefined();
  },
);

test.each([
  ['profile', 'permission-denied'],
  ['sign-in', 'requires-recent-login'],
])('a %s refused by %s asks for another proof', async (step, code) => {
  service.refusals.set(step, await refusal(code));
  expect(await deleteAccount(memory())).toMatchObject({
    success: false,
    error: 'Please confirm that it’s you.',
  });
});

test.each(['user-not-found', 'user-token-expired'])(
  'a sign-in that is gone already (%s) is deleted: the answer was lost',
  async (code) => {
    service.refusals.set('sign-in', await refusal(code));
    const kept = memory();
    expect(await deleteAccount(kept)).toMatchObject({ success: true });
    expect(deletingAccount(kept)).toBeUndefined();
  },
);
