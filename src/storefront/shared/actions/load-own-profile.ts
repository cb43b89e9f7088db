/** Loads the current user's profile, and creates a missing one. */
import { readWebUser } from '#firebase/browser/web-users.ts';
import { isBeingDeleted } from '#core/account/deleting.ts';
import type { User } from '#core/account/user.ts';
import type { KeyValueStore } from '#core/key-value-store.ts';
import { failed, type Result } from '#core/result.ts';
import type { WebUser } from '#schema/web-user.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { saveUser } from '#firebase/browser/session/save-user.ts';

/** The document is created at sign-in, which may have failed. */
async function readOrMake(user: User): Promise<WebUser> {
  const existing = await readWebUser(user.uid);
  if (existing !== null) return existing;
  await saveUser(user);
  const made = await readWebUser(user.uid);
  if (made === null) throw new Error('The profile was created but could not be read.');
  return made;
}

const LEAVING = failed('This account is being deleted.', 'deleting');

/**
 * @param store local storage, which marks an account that is being deleted; then nothing is created
 */
export const loadOwnProfile = (
  user: User,
  store: Pick<KeyValueStore, 'read'>,
): Promise<Result<WebUser>> =>
  isBeingDeleted(store, user.uid)
    ? Promise.resolve(LEAVING)
    : databaseOutcome(() => readOrMake(user));
