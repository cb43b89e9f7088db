/** Saves whoever signed in as a customer's document. */
import type { IfNew, Told } from '#firebase/browser/save-web-user.ts';
import type { User } from '#core/account/user.ts';

/** How long a save waits for the one before it, ms: that one may never be answered. */
export const TURN_WAIT = 5_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the document, or notes the sign-in and fills in what it lacks; one save after the other, so that two do not
 * make one at once.
 * @param told what the customer has just said of themselves
 * @param ifNew what a document gets that has to be made, in place of what all get
 * @throws what the database answers, also that no answer has come in time
 */
export function saveUser(user: User, told?: Told, ifNew?: IfNew): Promise<void> {
  const turn = Promise.race([last, new Promise((resolve) => setTimeout(resolve, TURN_WAIT))]);
  // Fetched apart: nobody needs the database before they are signed in.
  const saved = turn
    .then(() => import('#firebase/browser/save-web-user.ts'))
    .then(({ saveWebUser }) => saveWebUser(user, told, ifNew));
  last = saved.catch(() => undefined);
  return saved;
}
