/** Transactions that the emulator has closed are repeated; other failures are not. */
import { expect, test } from 'vitest';
import type { Transaction } from 'firebase-admin/firestore';
import { repeatClosed } from './firestore.ts';

const CLOSED = new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.');
const DENIED = new Error('7 PERMISSION_DENIED');

/** A database whose transactions fail with these errors, one after the other, and then succeed. */
function failingWith(errors: readonly Error[]) {
  const attempts = { count: 0 };
  const database = {
    runTransaction: async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
      const error = errors[attempts.count];
      attempts.count += 1;
      if (error) throw error;
      return await work({} as never);
    },
  };
  repeatClosed(database);
  return { attempts, run: () => database.runTransaction(() => Promise.resolve('written')) };
}

test('a closed transaction is repeated until it succeeds', async () => {
  const { run } = failingWith([CLOSED, CLOSED]);
  expect(await run()).toBe('written');
});

test('after five attempts, and at once for another error, it fails', async () => {
  const closed = failingWith(Array.from({ length: 6 }, () => CLOSED));
  await expect(closed.run()).rejects.toBe(CLOSED);
  expect(closed.attempts.count).toBe(5);
  const denied = failingWith([DENIED]);
  await expect(denied.run()).rejects.toBe(DENIED);
  expect(denied.attempts.count).toBe(1);
});
