/** Has whoever is signed in prove once more that it is they, for what cannot be taken back. */
import {
  confirmByGoogle as askGoogle,
  confirmByPassword as askPassword,
  signInWays,
} from '#firebase/browser/auth.ts';
import { failed, type Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';

/** The ways in which they can: `password`, `google.com`. */
export const waysToConfirm = (): Promise<Result<string[]>> => authOutcome(signInWays);

export const confirmByPassword = (password: string): Promise<Result> =>
  authOutcome(async () => {
    await askPassword(password);
    return undefined;
  });

/** Fails without words when the window was closed. */
export async function confirmByGoogle(): Promise<Result> {
  const outcome = await authOutcome(async () => {
    await askGoogle();
    return undefined;
  });
  return !outcome.success && outcome.code === 'user-mismatch'
    ? failed(
        'That is a different Google account. Choose the one you use for this account.',
        outcome.code,
      )
    : outcome;
}
