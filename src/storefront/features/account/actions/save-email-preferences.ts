/** Saves a customer's email preferences. */
import { writeEmailPreferences } from '#firebase/browser/customer-edits.ts';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import type { User } from '#core/account/user.ts';
import type { Result } from '#core/result.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';
import { saveUser } from '#firebase/browser/session/save-user.ts';

/** @param user the current user @throws Error when signed out */
export async function saveEmailPreferences(
  user: User,
  preferences: EmailPreferences,
): Promise<Result> {
  const uid = requireUid();
  return await databaseOutcome(async () => {
    try {
      await writeEmailPreferences(uid, preferences);
    } catch (error) {
      if (!(error instanceof DatabaseFailure && error.code === 'permission-denied')) throw error;
      // The profile is missing, for example if sign-in could not create it.
      await saveUser(user, {}, { emailPreferences: preferences });
      await writeEmailPreferences(uid, preferences);
    }
  });
}
