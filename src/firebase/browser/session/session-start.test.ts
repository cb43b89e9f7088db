/** The session by the sentences of its specification: its states, and the start of the app. */
import { buildAccount, fakeSession, settled } from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';
import { LOOKED_AFTER_KEY } from './looked-after.ts';
import { SAVED_AGAIN_AFTER } from './session.ts';

const SAVED = JSON.stringify({
  uid: 'meera-1',
  email: 'meera@shop.in',
  displayName: 'Meera Shah',
  photoURL: null,
  emailVerified: true,
  customClaims: { admin: true },
});
const whole = { withProfile: true };

describe('states', () => {
  test('loading is true at first, and false on the first auth state event', async () => {
    const { session, says } = fakeSession();
    expect(session.$auth.get()).toEqual({ user: null, profile: null, error: null, loading: true });
    void session.start(whole);
    expect(session.$auth.get().loading).toBe(true);
    await says(null);
    expect(session.$auth.get().loading).toBe(false);
  });

  test('with no authenticated user, user is cleared and the saved copy removed', async () => {
    const { session, says, kept } = fakeSession({ kept: { user: SAVED } });
    void session.start(whole);
    await says(null);
    expect(session.$auth.get().user).toBeNull();
    expect(kept.entries.has('user')).toBe(false);
  });

  test('where the configuration lacks something, nobody is waited for, and sign-in is said to be unavailable', async () => {
    const { session, world } = fakeSession({ isConfigured: false, kept: { user: SAVED } });
    await session.start(whole);
    expect(session.$auth.get()).toMatchObject({
      user: null,
      loading: false,
      error: 'Sign-in is unavailable right now. Contact us.',
    });
    expect(world.listening).toBe(0);
  });
});

describe('who is confirmed', () => {
  test('is known only once the backend is ready', async () => {
    let tellReady: (isReady: boolean) => void = () => undefined;
    const ready = new Promise<boolean>((resolve) => (tellReady = resolve));
    const { session, says } = fakeSession({ ready });
    void session.start(whole);
    await says(buildAccount());
    let confirmed: unknown = 'nobody knows';
    void session.confirmedUser().then((user) => (confirmed = user));
    await settled();
    expect(confirmed).toBe('nobody knows');
    tellReady(true);
    await settled();
    expect(confirmed).toMatchObject({ uid: 'meera-1' });
  });

  test('is nobody where it does not become ready', async () => {
    const { session, says } = fakeSession({ ready: Promise.resolve(false) });
    void session.start(whole);
    await says(buildAccount());
    expect(await session.confirmedUser()).toBeNull();
  });
});

describe('app start', () => {
  test('a saved user is restored from local storage, without any claim', () => {
    const { session } = fakeSession({ kept: { user: SAVED } });
    void session.start(whole);
    const { user, loading } = session.$auth.get();
    expect(user).toMatchObject({ uid: 'meera-1', customClaims: {} });
    expect(loading).toBe(true);
  });

  test('the saved copy is never trusted for access', async () => {
    const { session, passes } = fakeSession({ kept: { user: SAVED } });
    void session.start(whole);
    await passes(30_000);
    expect(await session.confirmedUser()).toBeNull();
  });

  test.each(['{', '[]', '"Meera"', '{"uid":7}', 'null', `{"uid":"${'u'.repeat(300)}"}`])(
    'a damaged copy restores nobody: %s',
    (user) => {
      const { session } = fakeSession({ kept: { user } });
      void session.start(whole);
      expect(session.$auth.get().user).toBeNull();
    },
  );

  test('auth state listening begins, once', async () => {
    const { session, world, says } = fakeSession();
    void session.start(whole);
    void session.start(whole);
    await says(null);
    expect(world.listening).toBe(1);
  });

  test('after 1 second the user document is saved again if signed in', async () => {
    const { session, says, saved, passes } = fakeSession();
    void session.start(whole);
    await says(buildAccount());
    expect(saved).toHaveLength(0);
    await passes(SAVED_AGAIN_AFTER);
    expect(saved.map(({ uid }) => uid)).toEqual(['meera-1']);
    expect(SAVED_AGAIN_AFTER).toBe(1_000);
  });

  test('also when the service says only later who is there', async () => {
    const { session, says, saved, passes, visit } = fakeSession();
    void session.start(whole);
    await passes(SAVED_AGAIN_AFTER);
    expect(saved).toEqual([]);
    await says(buildAccount());
    await settled();
    expect(saved).toHaveLength(1);
    expect(visit.entries.get(LOOKED_AFTER_KEY)).toBe('meera-1');
  });

  test('a document that could not be saved is saved by the next page', async () => {
    const { session, says, passes, visit, warnings } = fakeSession({
      saveUser: () => Promise.reject(new Error('no line')),
    });
    void session.start(whole);
    await says(buildAccount());
    await passes(SAVED_AGAIN_AFTER);
    await settled();
    expect(warnings).toContain('The customer could not be saved');
    expect(visit.entries.has(LOOKED_AFTER_KEY)).toBe(false);
  });

  test('and not when nobody is', async () => {
    const { session, says, passes, saved } = fakeSession({ kept: { user: SAVED } });
    void session.start(whole);
    await says(null);
    await passes(SAVED_AGAIN_AFTER);
    expect(saved).toEqual([]);
  });

  test('the app waits for authentication to initialise', async () => {
    const { session, says } = fakeSession();
    let isDone = false;
    const started = session.start(whole).then(() => (isDone = true));
    await settled();
    expect(isDone).toBe(false);
    await says(buildAccount());
    await started;
    expect(isDone).toBe(true);
  });

  test('who is known later is waited for by who must know', async () => {
    const { session, says, passes } = fakeSession();
    const started = session.start(whole);
    await passes(30_000);
    await started;
    let isKnown = false;
    void session.whenKnown().then(() => (isKnown = true));
    await settled();
    expect([isKnown, session.$auth.get().loading]).toEqual([false, true]);
    await says(buildAccount());
    expect([isKnown, session.$auth.get().loading]).toEqual([true, false]);
    expect((await session.confirmedUser())?.uid).toBe('meera-1');
  });

  test('on time-out it warns and proceeds', async () => {
    const { session, passes, warnings } = fakeSession();
    const started = session.start(whole);
    await passes(30_000);
    await started;
    expect(warnings).toEqual([expect.stringMatching(/did not initialise within 30 s/)]);
  });
});
