/** Loads a customer's own document. */
import { readWebUser } from '#firebase/browser/web-users.ts';
import type { WebUser } from '#schema/web-user.ts';

/** Null when there is none. @throws what the database answers, or what is wrong with the document */
export const loadProfile = (uid: string): Promise<WebUser | null> => readWebUser(uid);
