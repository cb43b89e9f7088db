/** Sends the verification email to the current user. */
import { mailVerification } from '#firebase/browser/auth.ts';
import { loginPath } from '#core/paths.ts';
import type { Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';

/**
 * @param back the return path; it includes sign-in, because emails are often opened on another device
 */
export const sendVerification = (back?: string): Promise<Result<unknown>> =>
  authOutcome(() => mailVerification(new URL(loginPath(back), location.origin).href));
