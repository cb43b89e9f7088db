/** The session by the sentences of its specification: sign-in, claims, its end, the document, tokens. */
import { buildAccount, fakeSession, refusal, refused, settled } from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';
import { DELETING_KEY } from '#core/account/deleting.ts';
import { isAdmin } from '#core/account/user.ts';
import { failed } from '#core/result.ts';
import { SAVED_AGAIN_AFTER } from './session.ts';

const whole = { withProfile: true };

/** Started, and the service has named somebody. */
async function signedIn(options: Parameters<typeof fakeSession>[0] = {}) {
  const made = fakeSession(options);
  void made.session.start(whole);
  await made.says(buildAccount());
  return made;
}

describe('sign-in', () => {
  test.each(['loginWithGoogle', 'loginWithEmail'] as const)(
    '%s: success sets the user',
    async (name) => {
      const { session, kept } = fakeSession();
      const outcome = await session[name]('meera@shop.in', 'silver');
      expect(outcome).toMatchObject({ success: true, value: { uid: 'meera-1' } });
      expect(session.$auth.get()).toMatchObject({ user: { uid: 'meera-1' }, loading: false });
      expect(kept.entries.get('user')).toContain('Meera Shah');
    },
  );

  test('the document is saved, and the profile loaded after that', async () => {
    const order: string[] = [];
    const note = (done: string) => Promise.resolve(order.push(done));
    const { session, visit } = fakeSession({
      saveUser: () => note('saved').then(() => undefined),
      loadProfile: () => note('loaded').then(() => null),
    });
    void session.start(whole);
    await session.loginWithEmail('meera@shop.in', 'silver');
    await settled();
    expect(order).toEqual(['saved', 'loaded']);
    expect(visit.entries.get('glambug-session-looked-after')).toBe('meera-1');
  });

  test.each(['loginWithGoogle', 'loginWithEmail'] as const)(
    '%s returns {success:false, error} on failure, which the state holds too',
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

  test('the next attempt clears the error', async () => {
    const answers = [refused('wrong-password')];
    const { session } = fakeSession({
      signIn: () => answers.pop() ?? { success: true, value: buildAccount() },
    });
    await session.loginWithEmail('meera@shop.in', 'wrong');
    await session.loginWithEmail('meera@shop.in', 'right');
    expect(session.$auth.get().error).toBeNull();
  });
});

describe('logout', () => {
  test('clears the user and the saved copy, and is no loss', async () => {
    const { session, kept, visit } = await signedIn();
    let lost = 0;
    session.onLost(() => (lost += 1));
    expect(await session.logout()).toEqual({ success: true, value: undefined });
    expect(session.$auth.get()).toMatchObject({ user: null, profile: null, error: null });
    expect(kept.entries.has('user')).toBe(false);
    expect(visit.entries.has('glambug-session-ended')).toBe(false);
    expect(lost).toBe(0);
  });

  test('returns {success:false, error} on failure, and nothing is cleared', async () => {
    const { session } = await signedIn({ logout: () => failed('No way out.') });
    expect(await session.logout()).toEqual({ success: false, error: 'No way out.' });
    expect(session.$auth.get()).toMatchObject({ user: { uid: 'meera-1' }, error: 'No way out.' });
  });
});

describe('custom claims', () => {
  test('are those of a refreshed identity token', async () => {
    const { session, world } = await signedIn({
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
  ])('admin is exactly true: %j gives %j', async (admin, expected) => {
    const { session } = await signedIn({ claims: () => ({ admin }) });
    const user = await session.confirmedUser();
    expect(user && isAdmin(user)).toBe(expected);
  });

  test('a failure to load them logs a warning and continues with no claims', async () => {
    const { session, warnings } = await signedIn({
      claims: () => {
        throw refusal('network-request-failed');
      },
    });
    expect(await session.confirmedUser()).toMatchObject({ uid: 'meera-1', customClaims: {} });
    expect(warnings).toEqual(['Custom claims could not be loaded']);
  });

  test('a changed token brings its claims, without another refresh', async () => {
    let claims: Record<string, unknown> = {};
    const { session, world, says } = await signedIn({ claims: () => claims });
    claims = { admin: true };
    await says(buildAccount());
    expect(session.$auth.get().user?.customClaims).toEqual({ admin: true });
    expect(world.freshClaims).toBe(1);
  });
});

describe('the end of a session', () => {
  test.each([
    ['user-disabled', 'This account is disabled. Contact us.'],
    ['user-token-expired', 'Your session ended. Please sign in again.'],
  ])('the user is signed out on %s', async (code, words) => {
    const { session, kept, visit } = await signedIn({
      claims: () => {
        throw refusal(code);
      },
    });
    await settled();
    expect(session.$auth.get()).toMatchObject({ user: null, error: words });
    expect(kept.entries.has('user')).toBe(false);
    expect(visit.entries.get('glambug-session-ended')).toBe(code);
  });

  test('the page that asks to sign in again says why', () => {
    const { session, visit } = fakeSession({ visit: { 'glambug-session-ended': 'user-disabled' } });
    void session.start(whole);
    expect(session.$auth.get().error).toBe('This account is disabled. Contact us.');
    expect(visit.entries.size).toBe(0);
  });

  test('a sign-out elsewhere is told to whoever must know', async () => {
    const { session, says } = await signedIn();
    let lost = 0;
    session.onLost(() => (lost += 1));
    await says(null);
    expect(lost).toBe(1);
    expect(session.$auth.get().error).toBe('Your session ended. Please sign in again.');
  });

  test('where it is over at the start, nobody says why: the words name both reasons', async () => {
    const saved = JSON.stringify({ uid: 'meera-1', email: 'meera@shop.in', displayName: 'Meera' });
    const { session, says } = fakeSession({ kept: { user: saved } });
    void session.start(whole);
    await says(null);
    expect(session.$auth.get().error).toBe(
      'Your session ended, or this account is disabled. Sign in again, or contact us.',
    );
  });

  test('an end that the page expects is not told', async () => {
    const { session, says } = await signedIn();
    let lost = 0;
    session.onLost(() => (lost += 1));
    session.expectEnd(true);
    await says(null);
    expect(lost).toBe(0);
    expect(session.$auth.get()).toMatchObject({ user: null, error: null });
  });

  test('another person in the place of the first is told, and has nothing of theirs', async () => {
    const { session, says } = await signedIn({ claims: () => ({ admin: true }) });
    let lost = 0;
    session.onLost(() => (lost += 1));
    await says(buildAccount({ uid: 'ravi-2', email: 'ravi@shop.in', displayName: 'Ravi' }));
    expect(lost).toBe(1);
    expect(session.$auth.get().user).toMatchObject({ uid: 'ravi-2', displayName: 'Ravi' });
  });
});

describe('the saved copy', () => {
  test('is saved on each change, and the page hears of it', async () => {
    const { kept, world, says } = await signedIn();
    const announced = world.announced;
    await says(buildAccount({ displayName: 'Meera Rao' }));
    expect(kept.entries.get('user')).toContain('Meera Rao');
    expect(world.announced).toBe(announced + 1);
    await says(buildAccount({ displayName: 'Meera Rao' }));
    expect(world.announced).toBe(announced + 1);
  });
});

describe('the user document', () => {
  test('is not made anew while this browser deletes the account', async () => {
    const { saved, passes } = await signedIn({ kept: { [DELETING_KEY]: 'meera-1' } });
    await passes(SAVED_AGAIN_AFTER);
    expect(saved).toEqual([]);
  });

  test('the deletion of somebody else does not hinder it', async () => {
    const { saved, passes } = await signedIn({ kept: { [DELETING_KEY]: 'ravi-2' } });
    await passes(SAVED_AGAIN_AFTER);
    expect(saved).toHaveLength(1);
  });

  test('has its address as verified as the token says', async () => {
    const { saved, passes } = await signedIn({ claims: () => ({ email_verified: false }) });
    await passes(SAVED_AGAIN_AFTER);
    expect(saved[0]?.emailVerified).toBe(false);
  });

  test('what cannot be saved is a warning, and the person stays signed in', async () => {
    const { session, warnings, passes } = await signedIn({
      saveUser: () => Promise.reject(refusal('unavailable')),
    });
    await passes(SAVED_AGAIN_AFTER);
    expect(warnings).toEqual(['The customer could not be saved']);
    expect(session.$auth.get().user?.uid).toBe('meera-1');
  });
});

describe('refreshUser', () => {
  test('shows what has changed, and saves that the address is verified', async () => {
    let isVerified = false;
    const { session, says, saved } = fakeSession({
      reload: () => ({
        success: true,
        value: buildAccount({ displayName: 'Meera Rao', emailVerified: true }),
      }),
      claims: () => ({ email_verified: isVerified }),
    });
    void session.start(whole);
    await says(buildAccount({ emailVerified: false }));
    isVerified = true;
    expect(await session.refreshUser()).toMatchObject({
      success: true,
      value: { displayName: 'Meera Rao', emailVerified: true },
    });
    expect(saved).toMatchObject([{ emailVerified: true }]);
  });

  test('gives null when nobody is signed in', async () => {
    const { session } = fakeSession();
    expect(await session.refreshUser()).toEqual({ success: true, value: null });
  });

  test('says why it failed', async () => {
    const { session } = await signedIn({ reload: () => refused('network-request-failed') });
    expect(await session.refreshUser()).toMatchObject({ success: false });
    expect(session.$auth.get().error).toBe('words for network-request-failed');
  });
});

describe('the profile', () => {
  test('is not loaded where the page does without', async () => {
    let loads = 0;
    const { session, says } = fakeSession({
      loadProfile: () => Promise.resolve((loads += 1)).then(() => null),
    });
    void session.start({ withProfile: false });
    await says(buildAccount());
    expect(loads).toBe(0);
  });
});
