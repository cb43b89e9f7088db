/** Saves which mails a customer wants. */
import { writeEmailPreferences } from '#firebase/browser/customer-edits.ts';
import { DatabaseFailure } from '#firebase/browser/database-answer.ts';
import type { User } from '#core/account/user.ts';
import type { Result } from '#core/result.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';
import { saveUser } from '#firebase/browser/session/save-user.ts';

/** @param user who is signed in @throws Error when nobody is */
export async function saveEmailPreferences(
  user: User,
  preferences: EmailPreferences,
): Promise<Result> {
  const uid = presentUid();
  return await databaseOutcome(async () => {
    try {
      await writeEmailPreferences(uid, preferences);
    } catch (error) {
      if (!(error instanceof DatabaseFailure && error.code === 'permission-denied')) throw error;
      // There is no profile to change, as after a sign-in that could not make it.
      await saveUser(user, {}, { emailPreferences: preferences });
      await writeEmailPreferences(uid, preferences);
    }
    return undefined;
  });
}
