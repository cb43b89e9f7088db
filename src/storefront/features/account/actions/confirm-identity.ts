/** Reauthenticates the current user before an irreversible action. */
import {
  reauthenticateWithGoogle,
  reauthenticateWithPassword,
  signInMethods,
} from '#firebase/browser/auth.ts';
import { failed, type Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';

/** Their sign-in providers: `password`, `google.com`. */
export const loadSignInMethods = (): Promise<Result<string[]>> => authOutcome(signInMethods);

export const confirmByPassword = (password: string): Promise<Result> =>
  authOutcome(() => reauthenticateWithPassword(password));

/** Fails without a message if the window was closed. */
export async function confirmByGoogle(): Promise<Result> {
  const outcome = await authOutcome(reauthenticateWithGoogle);
  return !outcome.success && outcome.code === 'user-mismatch'
    ? failed(
        'That is a different Google account. Choose the one you use for this account.',
        outcome.code,
      )
    : outcome;
}
