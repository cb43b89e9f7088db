/** Applies the code of an email: verifies, changes or restores an address. */
import * as auth from '#firebase/browser/auth.ts';
import type { Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';

export const applyMailCode = (code: string): Promise<Result<unknown>> =>
  authOutcome(() => auth.applyMailCode(code));
