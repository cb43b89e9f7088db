/** Handles account changes reported by the service: a new account, the same, or none. */
import { SIGNED_OUT } from '#core/account/auth-messages.ts';
import { userFrom, type Account } from '#core/account/user.ts';
import { loadProfile, saveCustomer } from './session-document.ts';
import { clearUser, ENDED_KEY, noteEnd, showUser, type SessionState } from './session-state.ts';
import type { tokenReader } from './session-token.ts';
import type { tokenSync } from './token-sync.ts';
import { clearOtherUsersData } from './visit-of-customer.ts';

/** Set by a sign-out until the next sign-in, because other tabs learn only that the session ended. */
const SIGNED_OUT_KEY = 'glambug-signed-out';

/** @returns handles account events and exposes their effects */
export function accountChanges(
  state: SessionState,
  readToken: ReturnType<typeof tokenReader>,
  syncToken: ReturnType<typeof tokenSync>,
) {
  const { env, $auth } = state;
  const onLost = new Set<() => void>();
  let isEndExpected = false;
  let isFirst = true;
  let resolveAuthState = (): void => undefined;
  const authStateReady = new Promise<void>((resolve) => (resolveAuthState = resolve));
  let claimsRead: Promise<void> = Promise.resolve();
  let saved: Promise<void> = Promise.resolve();

  /** An account that was not there before: found at start-up, or signed in now. */
  async function arrive(uid: string, hasSignedIn: boolean): Promise<void> {
    claimsRead = readToken(uid, true);
    if (hasSignedIn) saved = claimsRead.then(() => saveCustomer(state));
    await Promise.all([claimsRead, saved]);
    await loadProfile(state);
  }

  function onAccount(account: Account | null, hasSignedIn = !isFirst): void {
    const before = state.confirmed;
    const wasSaved = isFirst && $auth.get().user !== null;
    isFirst = false;
    resolveAuthState();
    void syncToken(account === null);
    if (account === null) {
      clearUser(state);
      const isSignedOut = env.persistentStore.read(SIGNED_OUT_KEY) === 'yes';
      // Also in a tab that has not resolved its session yet.
      if (isSignedOut) clearOtherUsersData(env.sessionStore, null);
      if ((before === undefined && !wasSaved) || isEndExpected) return;
      // The account may have been disabled since the last page.
      const why = before === undefined ? 'session-lost' : 'user-token-expired';
      // Unless the reason is already stored.
      if (!env.sessionStore.read(ENDED_KEY)) noteEnd(state, isSignedOut ? SIGNED_OUT : why);
    } else if (before === account.uid) {
      showUser(state, userFrom(account, $auth.get().user?.customClaims));
      void readToken(account.uid, false);
    } else {
      state.confirmed = account.uid;
      env.sessionStore.drop(ENDED_KEY);
      env.persistentStore.drop(SIGNED_OUT_KEY);
      clearOtherUsersData(env.sessionStore, account.uid);
      $auth.set({ user: null, profile: null, error: null, loading: false });
      showUser(state, userFrom(account));
      void arrive(account.uid, hasSignedIn);
    }
    if (before !== undefined && before !== state.confirmed) onLost.forEach((call) => call());
  }

  function expectEnd(isExpected: boolean): void {
    isEndExpected = isExpected;
    if (isExpected) env.persistentStore.write(SIGNED_OUT_KEY, 'yes');
    else env.persistentStore.drop(SIGNED_OUT_KEY);
  }

  return {
    onAccount,
    expectEnd,
    /** The expected end has happened. */
    endIsDone: (): void => void (isEndExpected = false),
    authStateReady,
    resolveAuthState,
    claimsRead: () => claimsRead,
    saved: () => saved,
    onLost: (call: () => void): void => void onLost.add(call),
  };
}
