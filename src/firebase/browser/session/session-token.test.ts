/**
 * The ID token of a session: read when it changes, and sent to the shop's own server if there is one.
 */
import { buildAccount, fakeSession, refusal, settled } from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';
import { DONE, failed } from '#core/result.ts';
import { SYNC_WAIT } from './session.ts';

/** Started, with a confirmed user. */
async function signedIn(options: Parameters<typeof fakeSession>[0] = {}) {
  const made = fakeSession(options);
  void made.session.start({ withProfile: true });
  await made.says(buildAccount());
  return made;
}

test('a renewed token of a disabled account ends the session and stores the reason', async () => {
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
  test('sends the token on sign-in and on each change, once each', async () => {
    const { tokens, world, says } = await signedIn();
    expect(tokens).toEqual(['token-1']);
    await says(buildAccount());
    world.token = 'token-2';
    await says(buildAccount());
    expect(tokens).toEqual(['token-1', 'token-2']);
  });

  test('sends the sign-out', async () => {
    const { session, tokens } = await signedIn();
    await session.logout();
    expect(tokens.at(-1)).toBeNull();
  });

  test('sends nothing when no address is configured', async () => {
    const { tokens } = await signedIn({ sendsTokens: false });
    expect(tokens).toEqual([]);
  });

  test('warns when the server rejects a token, and sends it again next time', async () => {
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

  test('does not send a token twice while it is being sent, and sends a changed one afterwards', async () => {
    let respond = (): void => undefined;
    const { tokens, world, says } = await signedIn({
      sendToken: () => new Promise((resolve) => (respond = () => resolve(DONE))),
    });
    await says(buildAccount());
    world.token = 'token-2';
    await says(buildAccount());
    expect(tokens).toEqual(['token-1']);
    respond();
    await settled();
    expect(tokens).toEqual(['token-1', 'token-2']);
  });

  test('waits with a sign-out until the server has confirmed it', async () => {
    let respond = (): void => undefined;
    const { session } = await signedIn({
      sendToken: (token) =>
        token === null
          ? new Promise((resolve) => (respond = () => resolve(DONE)))
          : Promise.resolve(DONE),
    });
    let isOut = false;
    const leaving = session.logout().then(() => (isOut = true));
    // One for the service, one for the server.
    await settled();
    await settled();
    expect(isOut).toBe(false);
    respond();
    await leaving;
    expect(session.$auth.get().user).toBeNull();
  });

  test('aborts a token that is being sent when the user signs out', async () => {
    const { session, tokens } = await signedIn({
      sendToken: (token, { signal }) =>
        token === null
          ? Promise.resolve(DONE)
          : new Promise((resolve) => signal.addEventListener('abort', () => resolve(DONE))),
    });
    await session.logout();
    expect(tokens).toEqual(['token-1', null]);
  });

  test('waits at most three seconds for the server at sign-out', async () => {
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
