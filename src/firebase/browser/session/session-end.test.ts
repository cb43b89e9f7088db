/** The end of a session: disabled accounts, expired tokens, sign-out in another tab, another user. */
import {
  buildAccount,
  fakeSession,
  refusal,
  settled,
  signedInSession,
  WITH_PROFILE,
} from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';

describe('the end of a session', () => {
  test.each([
    ['user-disabled', 'This account is disabled. Contact us.'],
    ['user-token-expired', 'Your session ended. Please sign in again.'],
  ])('%s signs the user out', async (code, message) => {
    const { session, persistentStore, visit } = await signedInSession({
      claims: () => {
        throw refusal(code);
      },
    });
    await settled();
    expect(session.$auth.get()).toMatchObject({ user: null, error: message });
    expect(persistentStore.entries.has('user')).toBe(false);
    expect(visit.entries.get('glambug-session-ended')).toBe(code);
  });

  test('the sign-in page shows the reason', () => {
    const { session, visit } = fakeSession({ visit: { 'glambug-session-ended': 'user-disabled' } });
    void session.start(WITH_PROFILE);
    expect(session.$auth.get().error).toBe('This account is disabled. Contact us.');
    expect(visit.entries.size).toBe(0);
  });

  test('a sign-out in another tab notifies listeners', async () => {
    const { session, says } = await signedInSession();
    let lost = 0;
    session.onLost(() => (lost += 1));
    await says(null);
    expect(lost).toBe(1);
    expect(session.$auth.get().error).toBe('Your session ended. Please sign in again.');
  });

  test('a session that ended before the start shows both possible reasons', async () => {
    const saved = JSON.stringify({ uid: 'meera-1', email: 'meera@shop.in', displayName: 'Meera' });
    const { session, says } = fakeSession({ persistentStore: { user: saved } });
    void session.start(WITH_PROFILE);
    await says(null);
    expect(session.$auth.get().error).toBe(
      'Your session ended, or this account is disabled. Sign in again, or contact us.',
    );
  });

  test('an expected end notifies no listener', async () => {
    const { session, says } = await signedInSession();
    let lost = 0;
    session.onLost(() => (lost += 1));
    session.expectEnd(true);
    await says(null);
    expect(lost).toBe(0);
    expect(session.$auth.get()).toMatchObject({ user: null, error: null });
  });

  test('another user notifies listeners and gets none of the first user’s data', async () => {
    const { session, says } = await signedInSession({ claims: () => ({ admin: true }) });
    let lost = 0;
    session.onLost(() => (lost += 1));
    await says(buildAccount({ uid: 'ravi-2', email: 'ravi@shop.in', displayName: 'Ravi' }));
    expect(lost).toBe(1);
    expect(session.$auth.get().user).toMatchObject({ uid: 'ravi-2', displayName: 'Ravi' });
  });
});
