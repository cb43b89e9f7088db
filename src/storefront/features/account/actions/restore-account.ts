/** Restores an account whose deletion was interrupted in this browser. */
import type { User } from '#core/account/user.ts';
import { unmarkDeleting } from '#core/account/deleting.ts';
import type { KeyValueStore } from '#core/key-value-store.ts';
import type { Result } from '#core/result.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { saveUser } from '#firebase/browser/session/save-user.ts';

/** The previous preferences are unknown; asking again is better than sending unwanted emails. */
const NO_MAILS: EmailPreferences = { orderUpdates: false, promotions: false, newsletter: false };

/**
 * Creates a deleted document without any emails; an existing one keeps its preferences. The mark is removed
 * last: without it the next page would create the document with all emails on.
 */
export const restoreAccount = (user: User, store: KeyValueStore): Promise<Result> =>
  databaseOutcome(async () => {
    await saveUser(user, {}, { emailPreferences: NO_MAILS });
    unmarkDeleting(store);
  });
