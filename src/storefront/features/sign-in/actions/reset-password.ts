/** Sets a new password with the code of an email. */
import * as auth from '#firebase/browser/auth.ts';
import type { Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';

/** The email address whose password the code resets. */
export const readResetCode = (code: string): Promise<Result<string>> =>
  authOutcome(() => auth.readResetCode(code));

export const resetPassword = (code: string, password: string): Promise<Result<unknown>> =>
  authOutcome(() => auth.resetPassword(code, password));
