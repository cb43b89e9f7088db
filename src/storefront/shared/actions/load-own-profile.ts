/** Loads the current user's profile. */
import type { User } from '#core/account/user.ts';
import type { Result } from '#core/result.ts';
import type { WebUser } from '#schema/web-user.ts';
import { readWebUser } from '#firebase/browser/customer-documents.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { saveUser } from '#firebase/browser/session/save-user.ts';

/** Creates a missing one: the document is created at sign-in, which may have failed. */
export const loadOwnProfile = (user: User): Promise<Result<WebUser>> =>
  databaseOutcome(async () => {
    const existing = await readWebUser(user.uid);
    if (existing !== null) return existing;
    await saveUser(user);
    const made = await readWebUser(user.uid);
    if (made === null) throw new Error('The profile was created but could not be read.');
    return made;
  });
