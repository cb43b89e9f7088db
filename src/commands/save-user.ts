/** Saves whoever signed in as a customer's document. */
import { saveWebUser, type Told } from '#client/save-web-user.ts';
import type { User } from '#domain/account/user.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the document, or notes the sign-in and fills in what it lacks; one save after the other, so that two never
 * make one at once.
 * @param told what the customer has just said of themselves
 * @throws what the database answers
 */
export function saveUser(user: User, told?: Told): Promise<void> {
  const saved = last.then(() => saveWebUser(user, told));
  last = saved.catch(() => undefined);
  return saved;
}
