/** The session as specified: its states, and the start of the app. */
import { buildAccount, fakeSession, settled } from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';
import { VISIT_CHECKED_KEY } from './visit-checked.ts';
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
  test('loading is true at first, and false after the first auth state event', async () => {
    const { session, says } = fakeSession();
    expect(session.$auth.get()).toEqual({ user: null, profile: null, error: null, loading: true });
    void session.start(whole);
    expect(session.$auth.get().loading).toBe(true);
    await says(null);
    expect(session.$auth.get().loading).toBe(false);
  });

  test('with no authenticated user, user is cleared and the saved copy removed', async () => {
    const { session, says, persistentStore } = fakeSession({ persistentStore: { user: SAVED } });
    void session.start(whole);
    await says(null);
    expect(session.$auth.get().user).toBeNull();
    expect(persistentStore.entries.has('user')).toBe(false);
  });

  test('with incomplete settings it does not wait and reports that sign-in is unavailable', async () => {
    const { session, world } = fakeSession({
      isConfigured: false,
      persistentStore: { user: SAVED },
    });
    await session.start(whole);
    expect(session.$auth.get()).toMatchObject({
      user: null,
      loading: false,
      error: 'Sign-in is unavailable right now. Contact us.',
    });
    expect(world.listening).toBe(0);
  });
});

describe('the confirmed user', () => {
  test('is unknown until the backend is ready', async () => {
    let setReady: (isReady: boolean) => void = () => undefined;
    const ready = new Promise<boolean>((resolve) => (setReady = resolve));
    const { session, says } = fakeSession({ ready });
    void session.start(whole);
    await says(buildAccount());
    let confirmed: unknown = 'unknown';
    void session.confirmedUser().then((user) => (confirmed = user));
    await settled();
    expect(confirmed).toBe('unknown');
    setReady(true);
    await settled();
    expect(confirmed).toMatchObject({ uid: 'meera-1' });
  });

  test('is null if the backend does not become ready', async () => {
    const { session, says } = fakeSession({ ready: Promise.resolve(false) });
    void session.start(whole);
    await says(buildAccount());
    expect(await session.confirmedUser()).toBeNull();
  });
});

describe('app start', () => {
  test('restores a saved user from local storage without claims', () => {
    const { session } = fakeSession({ persistentStore: { user: SAVED } });
    void session.start(whole);
    const { user, loading } = session.$auth.get();
    expect(user).toMatchObject({ uid: 'meera-1', customClaims: {} });
    expect(loading).toBe(true);
  });

  test('does not trust the saved copy for access', async () => {
    const { session, passes } = fakeSession({ persistentStore: { user: SAVED } });
    void session.start(whole);
    await passes(30_000);
    expect(await session.confirmedUser()).toBeNull();
  });

  test.each(['{', '[]', '"Meera"', '{"uid":7}', 'null', `{"uid":"${'u'.repeat(300)}"}`])(
    'ignores a damaged copy: %s',
    (user) => {
      const { session } = fakeSession({ persistentStore: { user } });
      void session.start(whole);
      expect(session.$auth.get().user).toBeNull();
    },
  );

  test('subscribes to the auth state once', async () => {
    const { session, world, says } = fakeSession();
    void session.start(whole);
    void session.start(whole);
    await says(null);
    expect(world.listening).toBe(1);
  });

  test('saves the user document again after 1 second if signed in', async () => {
    const { session, says, saved, passes } = fakeSession();
    void session.start(whole);
    await says(buildAccount());
    expect(saved).toHaveLength(0);
    await passes(SAVED_AGAIN_AFTER);
    expect(saved.map(({ uid }) => uid)).toEqual(['meera-1']);
    expect(SAVED_AGAIN_AFTER).toBe(1_000);
  });

  test('saves it also when the auth state is known later', async () => {
    const { session, says, saved, passes, visit } = fakeSession();
    void session.start(whole);
    await passes(SAVED_AGAIN_AFTER);
    expect(saved).toEqual([]);
    await says(buildAccount());
    await settled();
    expect(saved).toHaveLength(1);
    expect(visit.entries.get(VISIT_CHECKED_KEY)).toBe('meera-1');
  });

  test('leaves a document that could not be saved to the next page', async () => {
    const { session, says, passes, visit, warnings } = fakeSession({
      saveUser: () => Promise.reject(new Error('no line')),
    });
    void session.start(whole);
    await says(buildAccount());
    await passes(SAVED_AGAIN_AFTER);
    await settled();
    expect(warnings).toContain('The customer could not be saved');
    expect(visit.entries.has(VISIT_CHECKED_KEY)).toBe(false);
  });

  test('does not save when signed out', async () => {
    const { session, says, passes, saved } = fakeSession({ persistentStore: { user: SAVED } });
    void session.start(whole);
    await says(null);
    await passes(SAVED_AGAIN_AFTER);
    expect(saved).toEqual([]);
  });

  test('waits for authentication to initialise', async () => {
    const { session, says } = fakeSession();
    let isDone = false;
    const started = session.start(whole).then(() => (isDone = true));
    await settled();
    expect(isDone).toBe(false);
    await says(buildAccount());
    await started;
    expect(isDone).toBe(true);
  });

  test('code that needs the user waits longer than the timeout', async () => {
    const { session, says, passes } = fakeSession();
    const started = session.start(whole);
    await passes(30_000);
    await started;
    let isResolved = false;
    void session.authStateReady().then(() => (isResolved = true));
    await settled();
    expect([isResolved, session.$auth.get().loading]).toEqual([false, true]);
    await says(buildAccount());
    expect([isResolved, session.$auth.get().loading]).toEqual([true, false]);
    expect((await session.confirmedUser())?.uid).toBe('meera-1');
  });

  test('warns and proceeds after the timeout', async () => {
    const { session, passes, warnings } = fakeSession();
    const started = session.start(whole);
    await passes(30_000);
    await started;
    expect(warnings).toEqual([expect.stringMatching(/did not initialise within 30 s/)]);
  });
});
