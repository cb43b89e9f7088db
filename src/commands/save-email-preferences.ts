/** Saves which mails whoever is signed in wants. */
import { writeEmailPreferences } from '#client/customer-edits.ts';
import type { Result } from '#domain/result.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { databaseOutcome } from './database-outcome.ts';
import { presentUid } from './present-uid.ts';

/** @throws Error when nobody is signed in */
export async function saveEmailPreferences(preferences: EmailPreferences): Promise<Result> {
  const uid = presentUid();
  return await databaseOutcome(async () => {
    await writeEmailPreferences(uid, preferences);
    return undefined;
  });
}
