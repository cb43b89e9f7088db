/**
 * Creates or updates a customer document at sign-in. Apart from reading it, which needs the schema.
 */
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import type { User } from '#core/account/user.ts';
import { newWebUser, webUserChanges } from '#core/account/web-user-fields.ts';
import type { WebUser } from '#schema/web-user.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

/** Registration data that an account has no field for. */
export type RegistrationFields = Partial<Pick<WebUser, 'businessName'>>;

/**
 * Creates the document, or updates the sign-in time and fills in missing fields. The transaction makes
 * concurrent tabs safe.
 * @throws DatabaseUnavailable or DatabaseFailure, also after the timeout
 */
export const saveWebUser = (user: User, registration: RegistrationFields = {}): Promise<void> =>
  withTimeout(async () => {
    const db = database();
    const place = doc(db, 'webUsers', user.uid);
    await runTransaction(db, async (transaction) => {
      const snapshot = await transaction.get(place);
      const now = serverTimestamp();
      if (snapshot.exists()) {
        transaction.update(place, {
          lastLogin: now,
          ...webUserChanges(user, snapshot.data()),
          ...registration,
        });
      } else {
        const made = { ...newWebUser(user), ...registration };
        transaction.set(place, { ...made, createdAt: now, lastLogin: now });
      }
    });
  });
