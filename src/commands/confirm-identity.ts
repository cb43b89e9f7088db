/** Has whoever is signed in prove once more that it is they, for what cannot be taken back. */
import {
  confirmByGoogle as askGoogle,
  confirmByPassword as askPassword,
  readClaims,
  signInWays,
} from '#client/auth.ts';
import { failed, type Result } from '#domain/result.ts';
import { RECENT_SIGN_IN_MINUTES } from '#schema/limits.ts';
import { authOutcome } from './auth-outcome.ts';

/** ms; two minutes below what the rules ask, so that what begins now is not refused before its end. */
const RECENT = (RECENT_SIGN_IN_MINUTES - 2) * 60_000;

/** Did they sign in a moment ago? False where that cannot be found out. @param now ms */
export async function hasSignedInRecently(now = Date.now()): Promise<boolean> {
  const claims = await readClaims(false).catch(() => null);
  const seconds = Number(claims?.['auth_time']);
  return now - seconds * 1_000 < RECENT;
}

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
