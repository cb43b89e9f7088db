/** Saves the profile of whoever is signed in, and the name that their account carries. */
import { renameAccount } from '#firebase/browser/auth.ts';
import { writeProfile } from '#firebase/browser/customer-edits.ts';
import type { ProfileChange } from '#core/account/profile-form.ts';
import type { Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';

/** The document comes first: where the account cannot be renamed, saving again does both. @throws Error when nobody is signed in */
export async function saveProfile(change: ProfileChange, oldName: string): Promise<Result> {
  const uid = presentUid();
  const saved = await databaseOutcome(async () => {
    await writeProfile(uid, change);
    return undefined;
  });
  if (!saved.success || change.displayName === oldName) return saved;
  return await authOutcome(async () => {
    await renameAccount(change.displayName);
    return undefined;
  });
}
