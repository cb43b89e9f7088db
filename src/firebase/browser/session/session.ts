/**
 * The session of a page: restored from the stored copy, confirmed by the service, stored for the next page.
 */
import { authMessage, endsSession, UNAVAILABLE } from '#core/account/auth-messages.ts';
import { userFrom, type Account, type User } from '#core/account/user.ts';
import { failed, succeeded, type Failed, type Result } from '#core/result.ts';
import { accountChanges } from './account-changes.ts';
import type { Session } from './auth-state.ts';
import { waitForAuthState } from './wait-for-auth.ts';
import { savedUser } from './saved-user.ts';
import { loadProfile, saveCustomer } from './session-document.ts';
import type { SessionEnvironment } from './session-environment.ts';
import { clearUser, ENDED_KEY, signedOut, showUser, type SessionState } from './session-state.ts';
import { tokenReader } from './session-token.ts';
import { tokenSync } from './token-sync.ts';
import { clearOtherUsersData } from './visit-of-customer.ts';

/** After the start of a page, ms. */
export const SAVED_AGAIN_AFTER = 1_000;

/** How long a sign-out waits for the shop's own server, ms. */
export const SYNC_WAIT = 3_000;

/** Shows the stored copy, then waits for the auth state. */
async function begin(
  state: SessionState,
  { onAccount, authStateReady, resolveAuthState, claimsRead }: ReturnType<typeof accountChanges>,
): Promise<void> {
  const { env, $auth } = state;
  const ended = env.sessionStore.read(ENDED_KEY);
  env.sessionStore.drop(ENDED_KEY);
  $auth.set({
    ...$auth.get(),
    user: savedUser(env),
    error: ended && endsSession(ended) ? authMessage(ended, '') : null,
  });
  if (!env.start()) {
    $auth.set({ user: null, profile: null, error: UNAVAILABLE, loading: false });
    resolveAuthState();
    return;
  }
  env.listen((account) => onAccount(account));
  // On a slow connection the service takes longer to confirm the user and their verification.
  void Promise.all([env.wait(SAVED_AGAIN_AFTER), authStateReady]).then(async () => {
    await claimsRead();
    await saveCustomer(state);
    if ($auth.get().profile === null) await loadProfile(state);
  });
  await waitForAuthState(authStateReady, env);
}

export function createSession(env: SessionEnvironment): Session {
  const state = signedOut(env);
  const { $auth } = state;
  const readToken = tokenReader(state);
  const syncToken = tokenSync(env);
  const changes = accountChanges(state, readToken, syncToken);
  let started: Promise<void> | undefined;

  function fail(failure: Failed): Failed {
    $auth.setKey('error', failure.error);
    return failure;
  }

  async function login(outcome: Promise<Result<Account>>): Promise<Result<User>> {
    $auth.setKey('error', null);
    const signedIn = await outcome;
    if (!signedIn.success) return fail(signedIn);
    if (state.confirmed !== signedIn.value.uid) changes.onAccount(signedIn.value, true);
    return succeeded($auth.get().user ?? userFrom(signedIn.value));
  }

  return {
    $auth,
    start({ withProfile }) {
      state.withProfile ||= withProfile;
      started ??= begin(state, changes);
      return started;
    },
    loginWithGoogle: () => login(env.loginWithGoogle()),
    loginWithEmail: (email, password) => login(env.loginWithEmail(email, password)),
    async logout() {
      $auth.setKey('error', null);
      changes.expectEnd(true);
      const done = await env.logout();
      if (done.success) {
        clearUser(state);
        clearOtherUsersData(env.sessionStore, null);
        await Promise.race([syncToken(true), env.wait(SYNC_WAIT)]);
        changes.endIsDone();
      } else {
        fail(done);
        changes.expectEnd(false);
      }
      return done;
    },
    async refreshUser() {
      const reloaded = await env.reload();
      if (!reloaded.success) return fail(reloaded);
      const uid = reloaded.value?.uid;
      if (reloaded.value === null || uid !== state.confirmed || uid === undefined)
        return succeeded(null);
      const wasVerified = $auth.get().user?.emailVerified;
      showUser(state, userFrom(reloaded.value, $auth.get().user?.customClaims));
      await readToken(uid, true);
      const { user, error } = $auth.get();
      if (user === null) return failed(error ?? '');
      if (user.emailVerified !== wasVerified) await saveCustomer(state);
      return succeeded(user);
    },
    async confirmedUser() {
      if (!(await env.whenReady())) return null;
      await started;
      await changes.claimsRead();
      const { user } = $auth.get();
      return user !== null && user.uid === state.confirmed ? user : null;
    },
    knowsClaims: () => state.claimsOf !== undefined && state.claimsOf === state.confirmed,
    authStateReady: () => changes.authStateReady,
    whenSaved: changes.saved,
    onLost: changes.onLost,
    expectEnd: changes.expectEnd,
  };
}
