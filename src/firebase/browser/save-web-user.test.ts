/** A customer's document is saved, or the save gives up in time. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userFrom } from '#core/account/user.ts';
import { buildAccount } from '#fixtures/fake-session.ts';
import { ANSWER_WAIT } from './database-answer.ts';
import { saveWebUser } from './save-web-user.ts';

vi.mock('./firestore.ts', () => ({ database: () => ({}) }));
vi.mock('firebase/firestore/lite', () => ({
  doc: () => ({}),
  serverTimestamp: () => 'now',
  // The SDK waits for an answer as long as the page is open.
  runTransaction: () => new Promise(() => undefined),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('where no answer comes, it fails by its name', async () => {
  const failure = saveWebUser(userFrom(buildAccount())).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(ANSWER_WAIT);
  expect(await failure).toMatchObject({ code: 'deadline-exceeded' });
});
