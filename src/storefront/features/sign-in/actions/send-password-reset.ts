/** Sends the password reset email. */
import { mailPasswordReset } from '#firebase/browser/auth.ts';
import { loginPath } from '#core/paths.ts';
import { DONE, type Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';

/**
 * The result does not reveal whether the account exists, even if the project's settings would.
 * @param back the path to return to after sign-in
 */
export async function sendPasswordReset(email: string, back?: string): Promise<Result<unknown>> {
  const sent = await authOutcome(() =>
    mailPasswordReset(email, new URL(loginPath(back), location.origin).href),
  );
  return !sent.success && sent.code === 'user-not-found' ? DONE : sent;
}
