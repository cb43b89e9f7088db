/** Loads a customer's email preferences. */
import { readUserRecord } from '#firebase/browser/users.ts';
import { readWebUser } from '#firebase/browser/web-users.ts';
import type { Result } from '#core/result.ts';
import { DEFAULT_EMAIL_PREFERENCES } from '#schema/defaults.ts';
import { decodeDocument } from '#schema/kind.ts';
import { userKind } from '#schema/user.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/** Emails follow `users/{uid}`, otherwise the profile; the default is on. */
export const loadEmailPreferences = (uid: string): Promise<Result<EmailPreferences>> =>
  databaseOutcome(async () => {
    const [record, profile] = await Promise.all([readUserRecord(uid), readWebUser(uid)]);
    const decoded = decodeDocument(userKind, `users/${uid}`, record);
    if (decoded.ok) return decoded.value.emailPreferences;
    return profile?.emailPreferences ?? { ...DEFAULT_EMAIL_PREFERENCES };
  });
