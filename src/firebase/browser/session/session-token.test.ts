/** The identity token of a session: read when it changes, and taken to the shop's own server where there is one. */
import { buildAccount, fakeSession, refusal, settled } from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';
import { DONE, failed } from '#core/result.ts';
import { SYNC_WAIT } from './session.ts';

/** Started, and the service has named somebody. */
async function signedIn(options: Parameters<typeof fakeSession>[0] = {}) {
  const made = fakeSession(options);
  void made.session.start({ withProfile: true });
  await made.says(buildAccount());
  return made;
}

test('a token that the SDK has renewed says that the account is disabled: the session ends, with its reason kept', async () => {
  let isDisabled = false;
  const { session, visit, says } = await signedIn({
    claims: () => {
      if (isDisabled) throw refusal('user-disabled');
      return { email_verified: true };
    },
  });
  isDisabled = true;
  await says(buildAccount());
  await settled();
  expect(session.$auth.get().user).toBeNull();
  expect(visit.entries.get('glambug-session-ended')).toBe('user-disabled');
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

  test('what the server has not taken is a warning, and is sent again next time', async () => {
    let isDown = true;
    const { tokens, warnings, says } = await signedIn({
      sendToken: () => Promise.resolve(isDown ? failed('The server answered 500.') : DONE),
    });
    expect(warnings).toEqual(['Token sync failed']);
    isDown = false;
    await says(buildAccount());
    await says(buildAccount());
    expect(tokens).toEqual(['token-1', 'token-1']);
    expect(warnings).toHaveLength(1);
  });

  test('while one is on its way the same is not sent twice, and another comes after it', async () => {
    let answer = (): void => undefined;
    const { tokens, world, says } = await signedIn({
      sendToken: () => new Promise((resolve) => (answer = () => resolve(DONE))),
    });
    await says(buildAccount());
    world.token = 'token-2';
    await says(buildAccount());
    expect(tokens).toEqual(['token-1']);
    answer();
    await settled();
    expect(tokens).toEqual(['token-1', 'token-2']);
  });

  test('a sign-out waits until the server has heard of it', async () => {
    let answer = (): void => undefined;
    const { session } = await signedIn({
      sendToken: (token) =>
        token === null
          ? new Promise((resolve) => (answer = () => resolve(DONE)))
          : Promise.resolve(DONE),
    });
    let isOut = false;
    const leaving = session.logout().then(() => (isOut = true));
    // The service first, and then the server.
    await settled();
    await settled();
    expect(isOut).toBe(false);
    answer();
    await leaving;
    expect(session.$auth.get().user).toBeNull();
  });

  test('a token that is still on its way is given up: the server hears at once that nobody is signed in', async () => {
    const { session, tokens } = await signedIn({
      sendToken: (token, { signal }) =>
        token === null
          ? Promise.resolve(DONE)
          : new Promise((resolve) => signal.addEventListener('abort', () => resolve(DONE))),
    });
    await session.logout();
    expect(tokens).toEqual(['token-1', null]);
  });

  test('but no longer than three seconds', async () => {
    const { session, passes } = await signedIn({
      sendToken: (token) => (token === null ? new Promise(() => undefined) : Promise.resolve(DONE)),
    });
    let isOut = false;
    void session.logout().then(() => (isOut = true));
    await settled();
    await passes(2_999);
    expect(isOut).toBe(false);
    await passes(SYNC_WAIT);
    expect(isOut).toBe(true);
  });
});
