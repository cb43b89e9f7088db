/**
 * The session of this browser, as pages use it: restored from the stored copy, confirmed by the service, stored
 * for the next page.
 */
import { UNAVAILABLE } from '#core/account/auth-messages.ts';
import { SIGNED_OUT_KEY } from '#core/account/storage-keys.ts';
import { userFrom, type Account, type User } from '#core/account/user.ts';
import { appPlatform } from '#core/app-prompt.ts';
import { failed, succeeded, type Failed, type Result } from '#core/result.ts';
import { authOutcome } from './auth-outcome.ts';
import { persistentStore } from './browser-storage.ts';
import { clearOtherUsersData } from './other-users-data.ts';
import { savedUser } from './saved-user.ts';
import { SESSION_GATEWAY } from './session-gateway.ts';
import {
  $auth,
  whenAuthReady,
  clearUser,
  loadProfile,
  onAccount,
  readToken,
  saveCustomer,
  session,
  showUser,
  takeEnd,
} from './session-state.ts';

export { $auth, type AuthState } from './session-state.ts';

/** After the start of a page, ms. */
const SAVED_AGAIN_AFTER = 1_000;

/** How long a sign-out waits for the shop's own server, ms. */
const SYNC_WAIT = 3_000;

/**
 * How long a page waits for the auth state, ms. The SDK gives each of its requests 30 s and then assumes that
 * the last user is still signed in, possibly after the page has continued.
 */
const AUTH_TIMEOUT = { desktop: 30_000, mobile: 60_000 };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Settles when the auth state is known, or after the timeout with a warning. */
async function waitForAuthState(): Promise<void> {
  const timeout = AUTH_TIMEOUT[appPlatform(navigator) === undefined ? 'desktop' : 'mobile'];
  const isLate = await Promise.race([
    whenAuthReady.then(() => false),
    wait(timeout).then(() => true),
  ]);
  if (!isLate) return;
  console.warn(
    `Authentication did not initialise within ${timeout / 1_000} s; going on without it.`,
  );
}

/** Shows the stored copy, then waits for the auth state. */
async function begin(): Promise<void> {
  $auth.set({ ...$auth.get(), user: savedUser(), error: takeEnd() });
  if (SESSION_GATEWAY.startFirebase() === undefined) {
    clearUser(UNAVAILABLE);
    return;
  }
  SESSION_GATEWAY.listenToAuth(onAccount);
  // On a slow connection the service takes longer to confirm the user and their verification.
  void Promise.all([wait(SAVED_AGAIN_AFTER), whenAuthReady]).then(async () => {
    await session.claimsRead;
    await saveCustomer();
    if ($auth.get().profile === null) await loadProfile();
  });
  await waitForAuthState();
}

let started: Promise<void> | undefined;

/** Starts the session without loading the customer document; calling it again does nothing more. */
export const startQuietSession = (): Promise<void> => (started ??= begin());

/** Starts the session of a page with accounts. */
export function startSession(): Promise<void> {
  session.withProfile = true;
  void SESSION_GATEWAY.fetchCategories();
  return startQuietSession();
}

function fail(failure: Failed): Failed {
  $auth.setKey('error', failure.error);
  return failure;
}

async function login(signIn: () => Promise<Account>): Promise<Result<User>> {
  $auth.setKey('error', null);
  const signedIn = await authOutcome(signIn);
  if (!signedIn.success) return fail(signedIn);
  // The service may report the account later.
  if (session.confirmed !== signedIn.value.uid) onAccount(signedIn.value);
  return succeeded($auth.get().user ?? userFrom(signedIn.value));
}

export const loginWithGoogle = (): Promise<Result<User>> => login(SESSION_GATEWAY.signInByGoogle);

export const loginWithEmail = (email: string, password: string): Promise<Result<User>> =>
  login(() => SESSION_GATEWAY.signInByEmail(email, password));

/** Tells whether this page ends the session itself, which then is no reason to sign in again. */
export const expectEnd = (isExpected: boolean): void => {
  session.isEndExpected = isExpected;
  if (isExpected) persistentStore.write(SIGNED_OUT_KEY, 'yes');
  else persistentStore.drop(SIGNED_OUT_KEY);
};

export async function logout(): Promise<Result> {
  $auth.setKey('error', null);
  expectEnd(true);
  const done = await authOutcome(SESSION_GATEWAY.endSession);
  if (done.success) {
    clearUser();
    clearOtherUsersData();
    // The shop's own server learns of it before the page is left.
    await Promise.race([SESSION_GATEWAY.syncToken(), wait(SYNC_WAIT)]);
    session.isEndExpected = false;
  } else {
    fail(done);
    expectEnd(false);
  }
  return done;
}

/** Reloads the user from the service; null if signed out. */
export async function refreshUser(): Promise<Result<User | null>> {
  const reloaded = await authOutcome(SESSION_GATEWAY.reloadAccount);
  if (!reloaded.success) return fail(reloaded);
  const account = reloaded.value;
  if (account === null || account.uid !== session.confirmed) return succeeded(null);
  const before = $auth.get().user;
  showUser(userFrom(account, before?.customClaims));
  await readToken(account.uid, true);
  const { user, error } = $auth.get();
  if (user === null) return failed(error ?? '');
  if (user.emailVerified !== before?.emailVerified) await saveCustomer();
  return succeeded(user);
}

/** The confirmed user, with the claims of a fresh token; null if signed out. */
export async function confirmedUser(): Promise<User | null> {
  if (!(await SESSION_GATEWAY.whenFirebaseReady())) return null;
  await started;
  await session.claimsRead;
  const { user } = $auth.get();
  return user !== null && user.uid === session.confirmed ? user : null;
}

/** Whether that user's claims could be read; offline they cannot. */
export const knowsClaims = (): boolean =>
  session.claimsOf !== undefined && session.claimsOf === session.confirmed;

/** Settles when the auth state is known, without a timeout. */
export const authStateReady = (): Promise<void> => whenAuthReady;

/** Settles when the customer document of a sign-in on this page is saved, or saving has failed. */
export const whenSaved = (): Promise<void> => session.saved;

/** Calls when the confirmed user signs out or changes, unless the page caused it. */
export const onLost = (call: () => void): void => void session.onLost.add(call);
