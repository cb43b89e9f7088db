/** Sets a password anew by the code of a mail. */
import * as auth from '#firebase/browser/auth.ts';
import type { Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';

/** Whose password the code resets. */
export const readResetCode = (code: string): Promise<Result<string>> =>
  authOutcome(() => auth.readResetCode(code));

export const resetPassword = (code: string, password: string): Promise<Result<unknown>> =>
  authOutcome(() => auth.resetPassword(code, password));
