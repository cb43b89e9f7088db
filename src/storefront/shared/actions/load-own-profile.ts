/** Loads the profile of whoever is signed in; one that is not there yet is made. */
import { answered } from '#firebase/browser/database-answer.ts';
import { readWebUser } from '#firebase/browser/web-users.ts';
import { isBeingDeleted } from '#core/account/deleting.ts';
import type { User } from '#core/account/user.ts';
import type { Kept } from '#core/kept.ts';
import { failed, type Result } from '#core/result.ts';
import type { WebUser } from '#schema/web-user.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { saveUser } from '#firebase/browser/session/save-user.ts';

/** The document is made at sign-in, which may have failed then. */
async function readOrMake(user: User): Promise<WebUser> {
  const found = await readWebUser(user.uid);
  if (found !== null) return found;
  await saveUser(user);
  const made = await readWebUser(user.uid);
  if (made === null) throw new Error('The profile was created but could not be read.');
  return made;
}

const LEAVING = failed('This account is being deleted.', 'deleting');

/** @param kept of this browser, which knows of a deletion that was begun here: then nothing is made anew */
export const loadOwnProfile = (user: User, kept: Pick<Kept, 'read'>): Promise<Result<WebUser>> =>
  isBeingDeleted(kept, user.uid)
    ? Promise.resolve(LEAVING)
    : databaseOutcome(() => answered(() => readOrMake(user)));
