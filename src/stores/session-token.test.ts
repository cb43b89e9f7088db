/** The identity token of a session: refreshed in time, and taken to the shop's own server where there is one. */
import { buildAccount, fakeSession, NOW, refusal } from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';

/** Started, and the service has named somebody. */
async function signedIn(options: Parameters<typeof fakeSession>[0] = {}) {
  const made = fakeSession(options);
  void made.session.start({ withProfile: true });
  await made.says(buildAccount());
  return made;
}

const expiring = { exp: NOW / 1_000 + 3_600, email_verified: true };
const MINUTES = 60_000;

describe('token refresh', () => {
  test('comes 5 minutes before expiry', async () => {
    const { world, passes } = await signedIn({ claims: () => expiring });
    expect(world.freshClaims).toBe(1);
    await passes(54 * MINUTES);
    expect(world.freshClaims).toBe(1);
    await passes(55 * MINUTES);
    expect(world.freshClaims).toBe(2);
  });

  test('is tried again from 30 s on, doubling, while it fails', async () => {
    let isDown = false;
    const { world, passes } = await signedIn({
      claims: () => {
        if (isDown) throw refusal('network-request-failed');
        return expiring;
      },
    });
    isDown = true;
    await passes(55 * MINUTES);
    const failed = world.freshClaims;
    await passes(29_000);
    expect(world.freshClaims).toBe(failed);
    await passes(30_000);
    await passes(30_000);
    expect(world.freshClaims).toBe(failed + 1);
    await passes(60_000);
    expect(world.freshClaims).toBe(failed + 2);
  });

  test('a refresh that says the account is disabled ends the session, with its reason kept', async () => {
    let isDisabled = false;
    const { session, visit, passes } = await signedIn({
      claims: () => {
        if (isDisabled) throw refusal('user-disabled');
        return expiring;
      },
    });
    isDisabled = true;
    await passes(55 * MINUTES);
    expect(session.$auth.get().user).toBeNull();
    expect(visit.entries.get('glambug-session-ended')).toBe('user-disabled');
  });

  test('none comes for who has signed out', async () => {
    const { session, world, passes } = await signedIn({ claims: () => expiring });
    await session.logout();
    await passes(55 * MINUTES);
    expect(world.freshClaims).toBe(1);
  });
});

describe('token sync', () => {
  test('the token is sent on sign-in and when it changes, once each', async () => {
    const { tokens, world, says } = await signedIn();
    expect(tokens).toEqual(['token-1']);
    await says(buildAccount());
    world.token = 'token-2';
    await says(buildAccount());
    expect(tokens).toEqual(['token-1', 'token-2']);
  });

  test('and that nobody is signed in, when signed out', async () => {
    const { session, tokens } = await signedIn();
    await session.logout();
    expect(tokens.at(-1)).toBeNull();
  });

  test('nothing is sent where no address is configured', async () => {
    const { tokens } = await signedIn({ sendsTokens: false });
    expect(tokens).toEqual([]);
  });

  test('a failure is a warning', async () => {
    const { warnings } = await signedIn({
      sendToken: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(warnings).toEqual(['Token sync failed']);
  });
});
