/** Saves of one customer come one after the other, and none waits for ever. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userFrom, type User } from '#core/account/user.ts';
import { buildAccount } from '#fixtures/fake-session.ts';
import { saveUser, TURN_WAIT } from './save-user.ts';

const database = vi.hoisted(() => ({ asked: 0, answers: [] as Promise<void>[] }));

vi.mock('#firebase/browser/save-web-user.ts', () => ({
  saveWebUser: (): Promise<void> => {
    database.asked += 1;
    return database.answers.shift() ?? Promise.resolve();
  },
}));

const MEERA: User = userFrom(buildAccount());
const NEVER = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  database.asked = 0;
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

test('the second begins when the first is done', async () => {
  let finish: () => void = () => undefined;
  database.answers = [new Promise((resolve) => (finish = resolve))];
  const first = saveUser(MEERA);
  const second = saveUser(MEERA);
  await vi.advanceTimersByTimeAsync(1);
  expect(database.asked).toBe(1);
  finish();
  await Promise.all([first, second]);
  expect(database.asked).toBe(2);
});

test('one that is never answered holds the next up for a while only', async () => {
  database.answers = [NEVER];
  void saveUser(MEERA);
  let isSaved = false;
  void saveUser(MEERA).then(() => (isSaved = true));
  await vi.advanceTimersByTimeAsync(TURN_WAIT - 1);
  expect(isSaved).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSaved).toBe(true);
});
