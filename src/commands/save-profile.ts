/** Saves the profile of whoever is signed in, and the name that their account carries. */
import { renameAccount } from '#client/auth.ts';
import { writeProfile } from '#client/customer-edits.ts';
import type { ProfileChange } from '#domain/account/profile-form.ts';
import type { Result } from '#domain/result.ts';
import { authOutcome } from './auth-outcome.ts';
import { databaseOutcome } from './database-outcome.ts';
import { presentUid } from './present-uid.ts';

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
