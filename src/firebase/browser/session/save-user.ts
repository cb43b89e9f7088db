/** Saves the signed-in user as a customer document. */
import type { RegistrationFields } from '#firebase/browser/save-web-user.ts';
import { DELETING_KEY } from '#core/account/storage-keys.ts';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import { persistentStore } from './browser-storage.ts';
import type { User } from '#core/account/user.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Creates or updates the customer document, one save after another, so that two do not create it concurrently.
 * @param registration data from the registration form
 * @throws failures of the database, also after the timeout; `permission-denied` while the account is being deleted
 */
export function saveUser(user: User, registration?: RegistrationFields): Promise<void> {
  const saved = last.then(async () => {
    if (persistentStore.read(DELETING_KEY) === user.uid) {
      throw new DatabaseFailure('permission-denied', 'The account is being deleted.');
    }
    // Loaded separately: the database is not needed before sign-in.
    const { saveWebUser } = await import('#firebase/browser/save-web-user.ts');
    await saveWebUser(user, registration);
  });
  last = saved.catch(() => undefined);
  return saved;
}

/** Waits for a save that has started, which would create a document again that is deleted meanwhile. */
export const saveEnded = (): Promise<unknown> => last;
