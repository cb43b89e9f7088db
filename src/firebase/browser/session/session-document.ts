/**
 * The customer document of the current user: saved at sign-in and after start-up, loaded on request.
 */
import { isBeingDeleted } from '#core/account/deleting.ts';
import { VISIT_CHECKED_KEY } from './visit-checked.ts';
import type { SessionState } from './session-state.ts';

/** Saves the confirmed user; a failure logs a warning, and the next page tries again. */
export async function saveCustomer({ env, $auth, confirmed }: SessionState): Promise<void> {
  const { user } = $auth.get();
  if (user === null || user.uid !== confirmed || isBeingDeleted(env.persistentStore, user.uid))
    return;
  try {
    await env.saveUser(user);
    env.sessionStore.write(VISIT_CHECKED_KEY, user.uid);
  } catch (error) {
    env.warn('The customer could not be saved', error);
  }
}

/** Loads the profile if a page needs it; a failure logs a warning. */
export async function loadProfile(present: SessionState): Promise<void> {
  const { env, $auth, confirmed: uid } = present;
  if (!present.withProfile || uid === undefined) return;
  try {
    const profile = await env.loadProfile(uid);
    if (present.confirmed === uid) $auth.setKey('profile', profile);
  } catch (error) {
    env.warn('The profile could not be loaded', error);
  }
}
