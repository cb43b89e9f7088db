/** Sends the mail by which a password is set anew. */
import { mailPasswordReset } from '#firebase/browser/auth.ts';
import { loginPath } from '#core/paths.ts';
import { DONE, type Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';

/**
 * Nobody learns from the answer whether there is such an account, also where the project would tell.
 * @param back the path to come back to after signing in
 */
export async function sendPasswordReset(email: string, back?: string): Promise<Result<unknown>> {
  const sent = await authOutcome(() =>
    mailPasswordReset(email, new URL(loginPath(back), location.origin).href),
  );
  return !sent.success && sent.code === 'user-not-found' ? DONE : sent;
}
