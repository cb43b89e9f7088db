/** A protected page waits for the session, and redirects if it turns out to be signed out. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userFrom, type User } from '#core/account/user.ts';
import { buildAccount } from '#fixtures/fake-session.ts';
import { guardPage } from './session-guard.ts';

const session = {
  startSession: () => Promise.resolve(),
  confirmed: null as User | null,
  confirmedUser: () => Promise.resolve(session.confirmed),
  knowsClaims: () => true,
};

const redirects: string[] = [];

beforeEach(() => {
  redirects.length = 0;
  session.confirmed = null;
  session.startSession = () => Promise.resolve();
  vi.stubGlobal('location', {
    pathname: '/account/orders',
    search: '',
    hash: '#last',
    replace: (path: string) => redirects.push(path),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('neither redirects nor admits a user before the session has started', async () => {
  let begin: () => void = () => undefined;
  session.startSession = () => new Promise((resolve) => (begin = resolve));
  const page = guardPage('sign-in', session);
  await new Promise((resolve) => setTimeout(resolve));
  expect(redirects).toEqual([]);
  session.confirmed = userFrom(buildAccount());
  begin();
  expect((await page)?.uid).toBe('meera-1');
  expect(redirects).toEqual([]);
});

test('redirects an unconfirmed user to sign-in with the return path', async () => {
  expect(await guardPage('sign-in', session)).toBeUndefined();
  expect(redirects).toEqual(['/login?redirect=%2Faccount%2Forders%23last']);
});
