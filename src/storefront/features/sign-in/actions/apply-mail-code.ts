/** Does what the code of a mail is for: an address is verified, changed, or as it was before. */
import * as auth from '#firebase/browser/auth.ts';
import type { Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';

export const applyMailCode = (code: string): Promise<Result<unknown>> =>
  authOutcome(() => auth.applyMailCode(code));
