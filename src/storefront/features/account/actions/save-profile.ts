/** Saves the current user's profile, and the name of the account. */
import { renameAccount } from '#firebase/browser/auth.ts';
import { writeProfile } from '#firebase/browser/customer-edits.ts';
import type { ProfileChange } from '#core/account/profile-form.ts';
import type { Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';

/**
 * The document is saved first: if the account cannot be renamed, saving again does both. @throws Error when
 * signed out
 */
export async function saveProfile(change: ProfileChange, oldName: string): Promise<Result> {
  const uid = requireUid();
  const saved = await databaseOutcome(() => writeProfile(uid, change));
  if (!saved.success || change.displayName === oldName) return saved;
  return await authOutcome(() => renameAccount(change.displayName));
}
