/** Sends the mail by which a password is set anew. */
import { mailPasswordReset } from '#client/auth.ts';
import { loginPath } from '#domain/paths.ts';
import { DONE, type Result } from '#domain/result.ts';
import { authOutcome } from './auth-outcome.ts';

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
