/** A customer's document is saved, or the save gives up in time. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userFrom } from '#core/account/user.ts';
import { buildAccount } from '#fixtures/fake-session.ts';
import { RESPONSE_TIMEOUT } from './with-timeout.ts';
import { startFirebase } from './firebase.ts';
import { saveWebUser } from './save-web-user.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('fails with a timeout code when there is no response', async () => {
  // The SDK waits for a response as long as the page is open.
  const fetched = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetched);
  startFirebase({
    PUBLIC_FIREBASE_API_KEY: 'k',
    PUBLIC_FIREBASE_AUTH_DOMAIN: 'shop.example',
    PUBLIC_FIREBASE_PROJECT_ID: 'shop',
    PUBLIC_FIREBASE_APP_ID: '1:1:web:1',
  });
  const failure = saveWebUser(userFrom(buildAccount())).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT);
  expect(fetched).toHaveBeenCalledOnce();
  expect(await failure).toMatchObject({ code: 'deadline-exceeded' });
});
