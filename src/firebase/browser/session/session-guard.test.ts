/** A page that is guarded waits for the session, and is left when that turns out to be nobody's. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userFrom, type User } from '#core/account/user.ts';
import { buildAccount } from '#fixtures/fake-session.ts';
import { guardPage } from './session-guard.ts';

const session = vi.hoisted(() => ({
  start: () => Promise.resolve(),
  confirmed: null as User | null,
}));

vi.mock('./auth.ts', () => ({
  $auth: { get: () => ({ user: session.confirmed }) },
  startSession: () => session.start(),
  confirmedUser: () => Promise.resolve(session.confirmed),
  knowsClaims: () => true,
  onLost: () => undefined,
}));

const went: string[] = [];

beforeEach(() => {
  went.length = 0;
  session.confirmed = null;
  session.start = () => Promise.resolve();
  vi.stubGlobal('location', {
    pathname: '/account/orders',
    search: '',
    hash: '#last',
    replace: (path: string) => went.push(path),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('nobody is led away, and nobody let in, before the session has started', async () => {
  let begin: () => void = () => undefined;
  session.start = () => new Promise((resolve) => (begin = resolve));
  const page = guardPage('sign-in');
  await new Promise((resolve) => setTimeout(resolve));
  expect(went).toEqual([]);
  session.confirmed = userFrom(buildAccount());
  begin();
  expect((await page)?.uid).toBe('meera-1');
  expect(went).toEqual([]);
});

test('whoever is not confirmed is led to sign in, and back to where they were', async () => {
  expect(await guardPage('sign-in')).toBeUndefined();
  expect(went).toEqual(['/login?redirect=%2Faccount%2Forders%23last']);
});
