/** Saves which mails whoever is signed in wants. */
import { writeEmailPreferences, writePreferencesAlone } from '#client/customer-edits.ts';
import { DatabaseFailure } from '#client/database-answer.ts';
import type { Result } from '#domain/result.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { databaseOutcome } from './database-outcome.ts';
import { presentUid } from './present-uid.ts';

/** @throws Error when nobody is signed in */
export async function saveEmailPreferences(preferences: EmailPreferences): Promise<Result> {
  const uid = presentUid();
  return await databaseOutcome(async () => {
    try {
      await writeEmailPreferences(uid, preferences);
    } catch (error) {
      if (!(error instanceof DatabaseFailure && error.code === 'permission-denied')) throw error;
      // The profile is not there, as after a sign-in that could not make it, or is of an older form.
      await writePreferencesAlone(uid, preferences);
    }
    return undefined;
  });
}
