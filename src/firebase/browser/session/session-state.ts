/** The state of the session, and how it follows the accounts and tokens that the service reports. */
import { map } from 'nanostores';
import { authMessage, endsSession, failureCode } from '#core/account/auth-messages.ts';
import {
  DELETING_KEY,
  ENDED_KEY,
  SIGNED_OUT_KEY,
  VISIT_CHECKED_KEY,
} from '#core/account/storage-keys.ts';
import { userFrom, withToken, type Account, type User } from '#core/account/user.ts';
import type { WebUser } from '#schema/web-user.ts';
import { persistentStore, sessionStore } from './browser-storage.ts';
import { clearOtherUsersData } from './other-users-data.ts';
import { saveCopy } from './saved-user.ts';
import { SESSION_GATEWAY } from './session-gateway.ts';

export interface AuthState {
  /** From the stored copy while `loading`: use it to show a name, not for access. */
  user: User | null;
  profile: WebUser | null;
  /** The last failure, or the reason the previous session ended. */
  error: string | null;
  /** Until the auth state is known. */
  loading: boolean;
}

export const $auth = map<AuthState>({ user: null, profile: null, error: null, loading: true });

export const session = {
  /** The uid confirmed by the service. */
  confirmed: undefined as string | undefined,
  /** The uid whose claims were read. */
  claimsOf: undefined as string | undefined,
  /** Whether a page needs the customer document. */
  withProfile: false,
  /** Whether this page ends the session itself. */
  isEndExpected: false,
  /** Settles when the claims of the confirmed user were read, or could not be. */
  claimsRead: Promise.resolve(),
  /** Settles when the document of a sign-in on this page is saved, or could not be. */
  saved: Promise.resolve(),
  /** Called when the confirmed user signs out or changes. */
  onLost: new Set<() => void>(),
};

let resolveAuthState = (): void => undefined;
/** Settles when the auth state is known, without a timeout. */
export const whenAuthReady = new Promise<void>((resolve) => (resolveAuthState = resolve));

export function showUser(user: User): void {
  $auth.setKey('user', user);
  saveCopy(user);
}

export function clearUser(error = $auth.get().error): void {
  session.confirmed = undefined;
  $auth.set({ user: null, profile: null, error, loading: false });
  saveCopy(null);
  resolveAuthState();
}

/** Stores why the session ended; the service reports the sign-out itself. */
function noteEnd(code: string): void {
  sessionStore.write(ENDED_KEY, code);
  $auth.setKey('error', authMessage(code, ''));
}

/** Why the previous session ended, once; null if it did not. */
export function takeEnd(): string | null {
  const ended = sessionStore.read(ENDED_KEY);
  sessionStore.drop(ENDED_KEY);
  return ended && endsSession(ended) ? authMessage(ended, '') : null;
}

/** Reads the claims of the ID token, a new one if `fresh`; ends an expired session. */
export async function readToken(uid: string, fresh: boolean): Promise<void> {
  try {
    const claims = await SESSION_GATEWAY.readClaims(fresh);
    const { user } = $auth.get();
    if (session.confirmed !== uid || user === null || claims === null) return;
    session.claimsOf = uid;
    showUser(withToken(user, claims));
  } catch (error) {
    const code = failureCode(error);
    if (endsSession(code)) {
      noteEnd(code);
      await SESSION_GATEWAY.endSession().catch(console.warn);
    } else console.warn('Custom claims could not be loaded', error);
  }
}

/** Saves the customer document; a failure logs a warning, and the next page tries again. */
export async function saveCustomer(): Promise<void> {
  const { user } = $auth.get();
  if (user === null || user.uid !== session.confirmed) return;
  if (persistentStore.read(DELETING_KEY) === user.uid) return;
  try {
    await SESSION_GATEWAY.saveUser(user);
    sessionStore.write(VISIT_CHECKED_KEY, user.uid);
  } catch (error) {
    console.warn('The customer could not be saved', error);
  }
}

/** Loads the customer document if a page needs it; a failure logs a warning. */
export async function loadProfile(): Promise<void> {
  const { confirmed: uid, withProfile } = session;
  if (!withProfile || uid === undefined) return;
  try {
    const profile = await SESSION_GATEWAY.readWebUser(uid);
    if (session.confirmed === uid) $auth.setKey('profile', profile);
  } catch (error) {
    console.warn('The profile could not be loaded', error);
  }
}

/** An account that was not there before: found at start-up, or signed in now. */
function arrive(account: Account, hasSignedIn: boolean): void {
  const { uid } = account;
  session.confirmed = uid;
  sessionStore.drop(ENDED_KEY);
  persistentStore.drop(SIGNED_OUT_KEY);
  clearOtherUsersData(uid);
  const user = userFrom(account);
  $auth.set({ user, profile: null, error: null, loading: false });
  saveCopy(user);
  session.claimsRead = readToken(uid, true);
  if (hasSignedIn) session.saved = session.claimsRead.then(saveCustomer);
  void Promise.all([session.claimsRead, session.saved]).then(loadProfile);
}

/** Handles an account that the service reports, null if signed out. */
export function onAccount(account: Account | null): void {
  const { user, loading } = $auth.get();
  const before = session.confirmed;
  void SESSION_GATEWAY.syncToken();
  if (account === null) {
    clearUser();
    // An expired session keeps the draft until the customer signs in again.
    const isSignedOut = persistentStore.read(SIGNED_OUT_KEY) === 'yes';
    if (isSignedOut) clearOtherUsersData();
    // Signed out elsewhere, or disabled since the last page; unless the reason is already stored.
    const isLost = before !== undefined || (loading && user !== null);
    if (isLost && !session.isEndExpected && !sessionStore.read(ENDED_KEY)) {
      noteEnd(isSignedOut ? 'signed-out' : 'user-token-expired');
    }
  } else if (before === account.uid) {
    showUser(userFrom(account, user?.customClaims));
    void readToken(account.uid, false);
  } else arrive(account, !loading);
  resolveAuthState();
  const isLost = before !== undefined && before !== session.confirmed && !session.isEndExpected;
  if (isLost) session.onLost.forEach((call) => call());
}
