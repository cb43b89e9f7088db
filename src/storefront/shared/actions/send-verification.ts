/** Sends whoever is signed in the mail by which they verify their address. */
import { mailVerification } from '#firebase/browser/auth.ts';
import { loginPath } from '#core/paths.ts';
import type { Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';

/** @param back the path to come back to; it goes through sign-in, as mail is often opened on another device */
export const sendVerification = (back?: string): Promise<Result<unknown>> =>
  authOutcome(() => mailVerification(new URL(loginPath(back), location.origin).href));
