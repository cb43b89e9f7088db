/** The claims of the signed-in user's ID token; the SDK renews it before it expires. */
import { endsSession, failureCode } from '#core/account/auth-messages.ts';
import { withToken } from '#core/account/user.ts';
import { noteEnd, showUser, type SessionState } from './session-state.ts';

/** @returns reads the token of `uid`, a new one if `fresh`; ends an expired session */
export function tokenReader(present: SessionState): (uid: string, fresh: boolean) => Promise<void> {
  const { env, $auth } = present;
  return async (uid, fresh) => {
    try {
      const claims = await env.readClaims(fresh);
      const { user } = $auth.get();
      if (present.confirmed !== uid || user === null || claims === null) return;
      present.claimsOf = uid;
      showUser(present, withToken(user, claims));
    } catch (error) {
      if (!endsSession(failureCode(error))) {
        env.warn('Custom claims could not be loaded', error);
        return;
      }
      noteEnd(present, failureCode(error));
      await env.logout();
    }
  };
}
