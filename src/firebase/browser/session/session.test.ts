/** The session as specified: sign-in, logout, claims, the saved copy, the user document, the profile. */
import {
  buildAccount,
  fakeSession,
  refusal,
  refused,
  settled,
  signedInSession,
  WITH_PROFILE,
} from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';
import { DELETING_KEY } from '#core/account/deleting.ts';
import { isAdmin } from '#core/account/user.ts';
import { failed } from '#core/result.ts';
import { SAVED_AGAIN_AFTER } from './session.ts';

describe('sign-in', () => {
  test.each(['loginWithGoogle', 'loginWithEmail'] as const)(
    '%s: success sets the user',
    async (name) => {
      const { session, persistentStore } = fakeSession();
      const outcome = await session[name]('meera@shop.in', 'silver');
      expect(outcome).toMatchObject({ success: true, value: { uid: 'meera-1' } });
      expect(session.$auth.get()).toMatchObject({ user: { uid: 'meera-1' }, loading: false });
      expect(persistentStore.entries.get('user')).toContain('Meera Shah');
    },
  );

  test('saves the document before it loads the profile', async () => {
    const order: string[] = [];
    const note = (done: string) => Promise.resolve(order.push(done));
    const { session, visit } = fakeSession({
      saveUser: () => note('saved').then(() => undefined),
      loadProfile: () => note('loaded').then(() => null),
    });
    void session.start(WITH_PROFILE);
    await session.loginWithEmail('meera@shop.in', 'silver');
    await settled();
    expect(order).toEqual(['saved', 'loaded']);
    expect(visit.entries.get('glambug-session-looked-after')).toBe('meera-1');
  });

  test.each(['loginWithGoogle', 'loginWithEmail'] as const)(
    '%s returns {success:false, error} on failure and sets the error state',
    async (name) => {
      const { session } = fakeSession({ signIn: () => refused('wrong-password') });
      expect(await session[name]('meera@shop.in', 'silver')).toEqual({
        success: false,
        error: 'words for wrong-password',
        code: 'wrong-password',
      });
      expect(session.$auth.get()).toMatchObject({ user: null, error: 'words for wrong-password' });
    },
  );

  test('clears the error of the previous attempt', async () => {
    const responses = [refused('wrong-password')];
    const { session } = fakeSession({
      signIn: () => responses.pop() ?? { success: true, value: buildAccount() },
    });
    await session.loginWithEmail('meera@shop.in', 'wrong');
    await session.loginWithEmail('meera@shop.in', 'right');
    expect(session.$auth.get().error).toBeNull();
  });
});

describe('logout', () => {
  test('clears the user and the saved copy without notifying of a lost session', async () => {
    const { session, persistentStore, visit } = await signedInSession();
    let lost = 0;
    session.onLost(() => (lost += 1));
    expect(await session.logout()).toEqual({ success: true, value: undefined });
    expect(session.$auth.get()).toMatchObject({ user: null, profile: null, error: null });
    expect(persistentStore.entries.has('user')).toBe(false);
    expect(visit.entries.has('glambug-session-ended')).toBe(false);
    expect(lost).toBe(0);
  });

  test('returns {success:false, error} on failure and clears nothing', async () => {
    const { session } = await signedInSession({ logout: () => failed('No way out.') });
    expect(await session.logout()).toEqual({ success: false, error: 'No way out.' });
    expect(session.$auth.get()).toMatchObject({ user: { uid: 'meera-1' }, error: 'No way out.' });
  });
});

describe('custom claims', () => {
  test('come from a refreshed ID token', async () => {
    const { session, world } = await signedInSession({
      claims: (fresh) => ({ iss: 'x', email_verified: true, ...(fresh && { admin: true }) }),
    });
    expect(world.freshClaims).toBe(1);
    expect((await session.confirmedUser())?.customClaims).toEqual({ admin: true });
  });

  test.each([
    [true, true],
    ['true', false],
    [1, false],
    [{ admin: true }, false],
    [undefined, false],
  ])('admin must be exactly true: %j gives %j', async (admin, expected) => {
    const { session } = await signedInSession({ claims: () => ({ admin }) });
    const user = await session.confirmedUser();
    expect(user && isAdmin(user)).toBe(expected);
  });

  test('are empty with a warning when they cannot be loaded', async () => {
    const { session, warnings } = await signedInSession({
      claims: () => {
        throw refusal('network-request-failed');
      },
    });
    expect(await session.confirmedUser()).toMatchObject({ uid: 'meera-1', customClaims: {} });
    expect(warnings).toEqual(['Custom claims could not be loaded']);
  });

  test('are read from a changed token without another refresh', async () => {
    let claims: Record<string, unknown> = {};
    const { session, world, says } = await signedInSession({ claims: () => claims });
    claims = { admin: true };
    await says(buildAccount());
    expect(session.$auth.get().user?.customClaims).toEqual({ admin: true });
    expect(world.freshClaims).toBe(1);
  });
});

describe('the saved copy', () => {
  test('is updated on each change, and the page is notified', async () => {
    const { persistentStore, world, says } = await signedInSession();
    const announced = world.announced;
    await says(buildAccount({ displayName: 'Meera Rao' }));
    expect(persistentStore.entries.get('user')).toContain('Meera Rao');
    expect(world.announced).toBe(announced + 1);
    await says(buildAccount({ displayName: 'Meera Rao' }));
    expect(world.announced).toBe(announced + 1);
  });
});

describe('the user document', () => {
  test('is not created while this browser deletes the account', async () => {
    const { saved, passes } = await signedInSession({
      persistentStore: { [DELETING_KEY]: 'meera-1' },
    });
    await passes(SAVED_AGAIN_AFTER);
    expect(saved).toEqual([]);
  });

  test('is saved while another account is being deleted', async () => {
    const { saved, passes } = await signedInSession({
      persistentStore: { [DELETING_KEY]: 'ravi-2' },
    });
    await passes(SAVED_AGAIN_AFTER);
    expect(saved).toHaveLength(1);
  });

  test('has the verification state of the token', async () => {
    const { saved, passes } = await signedInSession({ claims: () => ({ email_verified: false }) });
    await passes(SAVED_AGAIN_AFTER);
    expect(saved[0]?.emailVerified).toBe(false);
  });

  test('that cannot be saved causes a warning and no sign-out', async () => {
    const { session, warnings, passes } = await signedInSession({
      saveUser: () => Promise.reject(refusal('unavailable')),
    });
    await passes(SAVED_AGAIN_AFTER);
    expect(warnings).toEqual(['The customer could not be saved']);
    expect(session.$auth.get().user?.uid).toBe('meera-1');
  });
});

describe('refreshUser', () => {
  test('updates the user and saves the verified email', async () => {
    let isVerified = false;
    const { session, says, saved } = fakeSession({
      reload: () => ({
        success: true,
        value: buildAccount({ displayName: 'Meera Rao', emailVerified: true }),
      }),
      claims: () => ({ email_verified: isVerified }),
    });
    void session.start(WITH_PROFILE);
    await says(buildAccount({ emailVerified: false }));
    isVerified = true;
    expect(await session.refreshUser()).toMatchObject({
      success: true,
      value: { displayName: 'Meera Rao', emailVerified: true },
    });
    expect(saved).toMatchObject([{ emailVerified: true }]);
  });

  test('returns null when signed out', async () => {
    const { session } = fakeSession();
    expect(await session.refreshUser()).toEqual({ success: true, value: null });
  });

  test('reports why it failed', async () => {
    const { session } = await signedInSession({ reload: () => refused('network-request-failed') });
    expect(await session.refreshUser()).toMatchObject({ success: false });
    expect(session.$auth.get().error).toBe('words for network-request-failed');
  });
});

describe('the profile', () => {
  test('is not loaded when the page does not need it', async () => {
    let loads = 0;
    const { session, says } = fakeSession({
      loadProfile: () => Promise.resolve((loads += 1)).then(() => null),
    });
    void session.start({ withProfile: false });
    await says(buildAccount());
    expect(loads).toBe(0);
  });
});
