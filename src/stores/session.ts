/** Who is signed in, from the start of a page on: restored, confirmed by the service, kept for the next page. */
import { map } from 'nanostores';
import {
  authWords,
  endsSession,
  failureCode,
  SIGNED_OUT,
  UNAVAILABLE,
} from '#domain/account/auth-words.ts';
import { isBeingDeleted } from '#domain/account/deleting.ts';
import { userFrom, withToken, type Account, type User } from '#domain/account/user.ts';
import { refreshDelay } from '#domain/account/token-refresh.ts';
import { failed, succeeded, type Failed, type Result } from '#domain/result.ts';
import { LOOKED_AFTER_KEY } from './looked-after.ts';
import { savedUser, saveCopy } from './saved-user.ts';
import type { SessionEnvironment } from './session-environment.ts';
import type { AuthState, Session } from './auth-state.ts';
import { inTime } from './in-time.ts';
import { tokenSync } from './token-sync.ts';
import { forgetOthers } from './visit-of-customer.ts';

/** After the start of a page, ms. */
export const SAVED_AGAIN_AFTER = 1_000;

/** How long a sign-out waits for the shop's own server, where there is one, ms. */
export const SYNC_WAIT = 3_000;

/** In this browser somebody has signed out since anybody signed in: other tabs hear only that the session is over. */
const SIGNED_OUT_KEY = 'glambug-signed-out';

/** Why the session ended, for the page that asks to sign in again. */
const ENDED_KEY = 'glambug-session-ended';

type Claims = Record<string, unknown> | null;

export function createSession(env: SessionEnvironment): Session {
  const $auth = map<AuthState>({ user: null, profile: null, error: null, loading: true });
  const onLost = new Set<() => void>();
  let confirmed: string | undefined;
  let isEndExpected = false;
  let isFirst = true;
  let tellKnown = (): void => undefined;
  const known = new Promise<void>((resolve) => (tellKnown = resolve));
  let wantsProfile = false;
  let claimsRead: Promise<void> = Promise.resolve();
  let saved: Promise<void> = Promise.resolve();
  const syncToken = tokenSync(env);
  /** Counts the waits for a refresh: only the last of them counts. */
  let refreshes = 0;

  function show(user: User): void {
    $auth.setKey('user', user);
    saveCopy(env, user);
  }

  function clear(): void {
    confirmed = undefined;
    $auth.set({ ...$auth.get(), user: null, profile: null, loading: false });
    saveCopy(env, null);
  }

  /** Notes why it ended, and leaves the rest to the service, which tells when nobody is signed in. */
  function noteEnd(code: string): void {
    env.visit.write(ENDED_KEY, code);
    $auth.setKey('error', authWords(code, ''));
  }

  /** Asks for another token in time; when the page is left, or somebody else is there, nothing comes of it. */
  async function refreshLater(uid: string, claims: Claims, failures: number): Promise<void> {
    const mine = (refreshes += 1);
    const expiresAt = Number(claims?.['exp'] ?? 0) * 1_000;
    if (expiresAt === 0 && failures === 0) return;
    await env.wait(refreshDelay(expiresAt, env.now(), failures));
    if (mine === refreshes && confirmed === uid) await readToken(uid, true, failures);
  }

  /** @param failures to refresh it, before this time */
  async function readToken(uid: string, fresh: boolean, failures = 0): Promise<void> {
    let claims: Claims = null;
    try {
      claims = await env.readClaims(fresh);
    } catch (error) {
      if (endsSession(failureCode(error))) {
        noteEnd(failureCode(error));
        await env.logout();
        return;
      }
      env.warn('Custom claims could not be loaded', error);
    }
    const { user } = $auth.get();
    if (confirmed !== uid || user === null) return;
    if (claims !== null) show(withToken(user, claims));
    // Where only looking is done, nothing needs a token that is always fresh.
    if (wantsProfile || env.sendsTokens()) {
      void refreshLater(uid, claims, claims === null ? failures + 1 : 0);
    }
  }

  async function save(): Promise<void> {
    const { user } = $auth.get();
    if (user === null || user.uid !== confirmed || isBeingDeleted(env.kept, user.uid)) return;
    try {
      await env.saveUser(user);
      env.visit.write(LOOKED_AFTER_KEY, user.uid);
    } catch (error) {
      // The next page of the visit tries again.
      env.warn('The customer could not be saved', error);
    }
  }

  async function loadProfile(): Promise<void> {
    const uid = confirmed;
    if (!wantsProfile || uid === undefined) return;
    try {
      const profile = await env.loadProfile(uid);
      if (confirmed === uid) $auth.setKey('profile', profile);
    } catch (error) {
      env.warn('The profile could not be loaded', error);
    }
  }

  /** Somebody is there who was not before: found at the start, or signed in now. */
  async function arrive(uid: string, hasSignedIn: boolean): Promise<void> {
    claimsRead = readToken(uid, true);
    if (hasSignedIn) saved = claimsRead.then(save);
    await Promise.all([claimsRead, saved]);
    await loadProfile();
  }

  function onAccount(account: Account | null, hasSignedIn = !isFirst): void {
    const before = confirmed;
    const wasSaved = isFirst && $auth.get().user !== null;
    isFirst = false;
    tellKnown();
    void syncToken();
    if (account === null) {
      clear();
      if ((before === undefined && !wasSaved) || isEndExpected) return;
      const isSignedOut = env.kept.read(SIGNED_OUT_KEY) === 'yes';
      if (isSignedOut) forgetOthers(env.visit, null);
      // Whoever was here before this page may have been disabled since.
      const why = before === undefined ? 'session-lost' : 'user-token-expired';
      // Unless the reason is known by now.
      if ($auth.get().error === null) noteEnd(isSignedOut ? SIGNED_OUT : why);
    } else if (before === account.uid) {
      show(userFrom(account, $auth.get().user?.customClaims));
      void readToken(account.uid, false);
    } else {
      confirmed = account.uid;
      env.visit.drop(ENDED_KEY);
      env.kept.drop(SIGNED_OUT_KEY);
      forgetOthers(env.visit, account.uid);
      $auth.set({ user: null, profile: null, error: null, loading: false });
      show(userFrom(account));
      void arrive(account.uid, hasSignedIn);
    }
    if (before !== undefined && before !== confirmed) onLost.forEach((call) => call());
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
    if (confirmed !== signedIn.value.uid) onAccount(signedIn.value, true);
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
      await save();
      if ($auth.get().profile === null) await loadProfile();
    });
    await inTime(known, env);
  }

  let started: Promise<void> | undefined;

  return {
    $auth,
    start({ withProfile }) {
      wantsProfile ||= withProfile;
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
        clear();
        forgetOthers(env.visit, null);
        await Promise.race([syncToken(), env.wait(SYNC_WAIT)]);
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
      if (found.value === null || uid !== confirmed || uid === undefined) return succeeded(null);
      const wasVerified = $auth.get().user?.emailVerified;
      show(userFrom(found.value, $auth.get().user?.customClaims));
      await readToken(uid, true);
      const { user, error } = $auth.get();
      if (user === null) return failed(error ?? '');
      if (user.emailVerified !== wasVerified) await save();
      return succeeded(user);
    },
    async confirmedUser() {
      if (!(await env.whenReady())) return null;
      await started;
      await claimsRead;
      const { user } = $auth.get();
      return user !== null && user.uid === confirmed ? user : null;
    },
    whenKnown: () => known,
    whenSaved: () => saved,
    onLost: (call) => void onLost.add(call),
    expectEnd,
  };
}
