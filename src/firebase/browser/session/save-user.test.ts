/** Saves of one customer run sequentially, with a limited wait. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userFrom, type User } from '#core/account/user.ts';
import { buildAccount } from '#fixtures/fake-session.ts';
import { saveUser, TURN_WAIT } from './save-user.ts';

const database = { saves: 0, responses: [] as Promise<void>[] };
const save = (): Promise<void> => {
  database.saves += 1;
  return database.responses.shift() ?? Promise.resolve();
};

const MEERA: User = userFrom(buildAccount());
const NEVER = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  database.saves = 0;
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

test('starts the second save when the first is done', async () => {
  let finish: () => void = () => undefined;
  database.responses = [new Promise((resolve) => (finish = resolve))];
  const first = saveUser(MEERA, {}, {}, save);
  const second = saveUser(MEERA, {}, {}, save);
  await vi.advanceTimersByTimeAsync(1);
  expect(database.saves).toBe(1);
  finish();
  await Promise.all([first, second]);
  expect(database.saves).toBe(2);
});

test('waits only for a limited time for a save without response', async () => {
  database.responses = [NEVER];
  void saveUser(MEERA, {}, {}, save);
  let isSaved = false;
  void saveUser(MEERA, {}, {}, save).then(() => (isSaved = true));
  await vi.advanceTimersByTimeAsync(TURN_WAIT - 1);
  expect(isSaved).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSaved).toBe(true);
});
