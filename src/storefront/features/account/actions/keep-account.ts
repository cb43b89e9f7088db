/** Keeps an account whose deletion was begun in this browser and broke off. */
import type { User } from '#core/account/user.ts';
import { unmarkDeleting } from '#core/account/deleting.ts';
import type { Kept } from '#core/kept.ts';
import type { Result } from '#core/result.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { saveUser } from '#firebase/browser/session/save-user.ts';

/** Nobody knows any more what they had chosen; to be asked again is better than a mail that was not wanted. */
const NO_MAILS: EmailPreferences = { orderUpdates: false, promotions: false, newsletter: false };

/**
 * Makes the document where it is gone, without any mail; one that is still there keeps what was chosen. The mark goes
 * last: without it the next page would make the document as any new customer's, with all mails.
 */
export const keepAccount = (user: User, kept: Kept): Promise<Result> =>
  databaseOutcome(async () => {
    await saveUser(user, {}, { emailPreferences: NO_MAILS });
    unmarkDeleting(kept);
    return undefined;
  });
