/** Saves the signed-in user as a customer document. */
import type { IfNew, saveWebUser, RegistrationFields } from '#firebase/browser/save-web-user.ts';
import type { User } from '#core/account/user.ts';

/** How long a save waits for the previous one, ms: that one may never finish. */
export const TURN_WAIT = 5_000;

/** Loaded separately: the database is not needed before sign-in. */
const saveFetched: typeof saveWebUser = async (...saved) =>
  (await import('#firebase/browser/save-web-user.ts')).saveWebUser(...saved);

let last: Promise<unknown> = Promise.resolve();

/**
 * Creates or updates the customer document, one save after another, so that two do not create it concurrently.
 * @param registration data from the registration form
 * @param ifNew initial fields in place of the defaults
 * @throws failures of the database, also after the timeout
 */
export function saveUser(
  user: User,
  registration?: RegistrationFields,
  ifNew?: IfNew,
  save = saveFetched,
): Promise<void> {
  const turn = Promise.race([last, new Promise((resolve) => setTimeout(resolve, TURN_WAIT))]);
  const saved = turn.then(() => save(user, registration, ifNew));
  last = saved.catch(() => undefined);
  return saved;
}
