/** The identity token of whoever is there: its claims, and another one before it runs out. */
import { endsSession, failureCode } from '#domain/account/auth-words.ts';
import { refreshDelay } from '#domain/account/token-refresh.ts';
import { withToken } from '#domain/account/user.ts';
import { noteEnd, showUser, type Present } from './session-present.ts';

type Claims = Record<string, unknown> | null;

/** @returns reads the token of `uid`, a new one where `fresh`; a session that is over is ended */
export function tokenReader(present: Present): (uid: string, fresh: boolean) => Promise<void> {
  const { env, $auth } = present;
  /** Counts the waits for a refresh: only the last of them counts. */
  let refreshes = 0;

  /** Asks for another token in time; when the page is left, or somebody else is there, nothing comes of it. */
  async function refreshLater(uid: string, claims: Claims, failures: number): Promise<void> {
    const mine = (refreshes += 1);
    const expiresAt = Number(claims?.['exp'] ?? 0) * 1_000;
    if (expiresAt === 0 && failures === 0) return;
    await env.wait(refreshDelay(expiresAt, env.now(), failures));
    if (mine === refreshes && present.confirmed === uid) await read(uid, true, failures);
  }

  /** @param failures to refresh it, before this time */
  async function read(uid: string, fresh: boolean, failures: number): Promise<void> {
    let claims: Claims = null;
    try {
      claims = await env.readClaims(fresh);
    } catch (error) {
      if (endsSession(failureCode(error))) {
        noteEnd(present, failureCode(error));
        await env.logout();
        return;
      }
      env.warn('Custom claims could not be loaded', error);
    }
    const { user } = $auth.get();
    if (present.confirmed !== uid || user === null) return;
    if (claims !== null) {
      present.claimsOf = uid;
      showUser(present, withToken(user, claims));
    }
    // Where only looking is done, nothing needs a token that is always fresh.
    if (present.wantsProfile || env.sendsTokens()) {
      void refreshLater(uid, claims, claims === null ? failures + 1 : 0);
    }
  }

  return (uid, fresh) => read(uid, fresh, 0);
}
