/** Who is signed in, from the start of a page on: restored, confirmed by the service, kept for the next page. */
import { authWords, endsSession, SIGNED_OUT, UNAVAILABLE } from '#core/account/auth-words.ts';
import { userFrom, type Account, type User } from '#core/account/user.ts';
import { failed, succeeded, type Failed, type Result } from '#core/result.ts';
import type { Session } from './auth-state.ts';
import { inTime } from './in-time.ts';
import { savedUser } from './saved-user.ts';
import { loadProfile, saveCustomer } from './session-document.ts';
import type { SessionEnvironment } from './session-environment.ts';
import { clearUser, ENDED_KEY, nobodyYet, noteEnd, showUser } from './session-present.ts';
import { tokenReader } from './session-token.ts';
import { tokenSync } from './token-sync.ts';
import { forgetOthers } from './visit-of-customer.ts';

/** After the start of a page, ms. */
export const SAVED_AGAIN_AFTER = 1_000;

/** How long a sign-out waits for the shop's own server, where there is one, ms. */
export const SYNC_WAIT = 3_000;

/** In this browser somebody has signed out since anybody signed in: other tabs hear only that the session is over. */
const SIGNED_OUT_KEY = 'glambug-signed-out';

export function createSession(env: SessionEnvironment): Session {
  const present = nobodyYet(env);
  const { $auth } = present;
  const readToken = tokenReader(present);
  const syncToken = tokenSync(env);
  const onLost = new Set<() => void>();
  let isEndExpected = false;
  let isFirst = true;
  let tellKnown = (): void => undefined;
  const known = new Promise<void>((resolve) => (tellKnown = resolve));
  let claimsRead: Promise<void> = Promise.resolve();
  let saved: Promise<void> = Promise.resolve();

  /** Somebody is there who was not before: found at the start, or signed in now. */
  async function arrive(uid: string, hasSignedIn: boolean): Promise<void> {
    claimsRead = readToken(uid, true);
    if (hasSignedIn) saved = claimsRead.then(() => saveCustomer(present));
    await Promise.all([claimsRead, saved]);
    await loadProfile(present);
  }

  function onAccount(account: Account | null, hasSignedIn = !isFirst): void {
    const before = present.confirmed;
    const wasSaved = isFirst && $auth.get().user !== null;
    isFirst = false;
    tellKnown();
    void syncToken(account === null);
    if (account === null) {
      clearUser(present);
      const isSignedOut = env.kept.read(SIGNED_OUT_KEY) === 'yes';
      // Also in a tab that had not asked yet who is there.
      if (isSignedOut) forgetOthers(env.visit, null);
      if ((before === undefined && !wasSaved) || isEndExpected) return;
      // Whoever was here before this page may have been disabled since.
      const why = before === undefined ? 'session-lost' : 'user-token-expired';
      // Unless the reason is known by now.
      if (!env.visit.read(ENDED_KEY)) noteEnd(present, isSignedOut ? SIGNED_OUT : why);
    } else if (before === account.uid) {
      showUser(present, userFrom(account, $auth.get().user?.customClaims));
      void readToken(account.uid, false);
    } else {
      present.confirmed = account.uid;
      env.visit.drop(ENDED_KEY);
      env.kept.drop(SIGNED_OUT_KEY);
      forgetOthers(env.visit, account.uid);
      $auth.set({ user: null, profile: null, error: null, loading: false });
      showUser(present, userFrom(account));
      void arrive(account.uid, hasSignedIn);
    }
    if (before !== undefined && before !== present.confirmed) onLost.forEach((call) => call());
  }

  function expectEnd(isExpected: boolean): void {
    isEndExpected = isExpected;
    if (isExpected) env.kept.write(SIGNED_OUT_KEY, 'yes');
    else env.kept.drop(SIGNED_OUT_KEY);
  }

  function fail(failure: Failed): Failed {
    $auth.setKey('error', failure.error);
    return failure;
  }

  async function login(outcome: Promise<Result<Account>>): Promise<Result<User>> {
    $auth.setKey('error', null);
    const signedIn = await outcome;
    if (!signedIn.success) return fail(signedIn);
    if (present.confirmed !== signedIn.value.uid) onAccount(signedIn.value, true);
    return succeeded($auth.get().user ?? userFrom(signedIn.value));
  }

  async function begin(): Promise<void> {
    const ended = env.visit.read(ENDED_KEY);
    env.visit.drop(ENDED_KEY);
    $auth.set({
      ...$auth.get(),
      user: savedUser(env),
      error: ended && endsSession(ended) ? authWords(ended, '') : null,
    });
    if (!env.start()) {
      $auth.set({ user: null, profile: null, error: UNAVAILABLE, loading: false });
      tellKnown();
      return;
    }
    env.listen((account) => onAccount(account));
    // On a slow line the service takes longer than that to say who is there, and whether they are verified.
    void Promise.all([env.wait(SAVED_AGAIN_AFTER), known]).then(async () => {
      await claimsRead;
      await saveCustomer(present);
      if ($auth.get().profile === null) await loadProfile(present);
    });
    await inTime(known, env);
  }

  let started: Promise<void> | undefined;

  return {
    $auth,
    start({ withProfile }) {
      present.wantsProfile ||= withProfile;
      started ??= begin();
      return started;
    },
    loginWithGoogle: () => login(env.loginWithGoogle()),
    loginWithEmail: (email, password) => login(env.loginWithEmail(email, password)),
    async logout() {
      $auth.setKey('error', null);
      expectEnd(true);
      const done = await env.logout();
      if (done.success) {
        clearUser(present);
        forgetOthers(env.visit, null);
        await Promise.race([syncToken(true), env.wait(SYNC_WAIT)]);
        isEndExpected = false;
      } else {
        fail(done);
        expectEnd(false);
      }
      return done;
    },
    async refreshUser() {
      const found = await env.reload();
      if (!found.success) return fail(found);
      const uid = found.value?.uid;
      if (found.value === null || uid !== present.confirmed || uid === undefined)
        return succeeded(null);
      const wasVerified = $auth.get().user?.emailVerified;
      showUser(present, userFrom(found.value, $auth.get().user?.customClaims));
      await readToken(uid, true);
      const { user, error } = $auth.get();
      if (user === null) return failed(error ?? '');
      if (user.emailVerified !== wasVerified) await saveCustomer(present);
      return succeeded(user);
    },
    async confirmedUser() {
      if (!(await env.whenReady())) return null;
      await started;
      await claimsRead;
      const { user } = $auth.get();
      return user !== null && user.uid === present.confirmed ? user : null;
    },
    knowsClaims: () => present.claimsOf !== undefined && present.claimsOf === present.confirmed,
    whenKnown: () => known,
    whenSaved: () => saved,
    onLost: (call) => void onLost.add(call),
    expectEnd,
  };
}
