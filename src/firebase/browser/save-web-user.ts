/** Brings a customer's document up to their account at a sign-in. Apart from reading it, which needs its schema. */
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import type { User } from '#core/account/user.ts';
import { newWebUser, webUserChanges } from '#core/account/web-user-fields.ts';
import type { WebUser } from '#schema/web-user.ts';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';

/** What an account itself has no place for. */
export type Told = Partial<Pick<WebUser, 'businessName'>>;

/** What a document begins with only where it has to be made. */
export type IfNew = Partial<Pick<WebUser, 'emailPreferences'>>;

/**
 * Makes the document, or notes the sign-in and fills in what it lacks. Of several tabs that do so at once one makes
 * it, and the others find it.
 * @throws DatabaseUnavailable or DatabaseFailure, also when no answer has come in time
 */
export const saveWebUser = (user: User, told: Told = {}, ifNew: IfNew = {}): Promise<void> =>
  answered(async () => {
    const db = database();
    const place = doc(db, 'webUsers', user.uid);
    await runTransaction(db, async (transaction) => {
      const found = await transaction.get(place);
      const now = serverTimestamp();
      if (found.exists()) {
        transaction.update(place, {
          lastLogin: now,
          ...webUserChanges(user, found.data()),
          ...told,
        });
      } else {
        const made = { ...newWebUser(user), ...ifNew, ...told };
        transaction.set(place, { ...made, createdAt: now, lastLogin: now });
      }
    });
  });
