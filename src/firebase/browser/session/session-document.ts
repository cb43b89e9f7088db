/** The document of whoever is there: saved at a sign-in and after the start, loaded where it is wanted. */
import { isBeingDeleted } from '#core/account/deleting.ts';
import { LOOKED_AFTER_KEY } from './looked-after.ts';
import type { Present } from './session-present.ts';

/** Saves whoever is confirmed; a failure is a warning, and the next page of the visit tries again. */
export async function saveCustomer({ env, $auth, confirmed }: Present): Promise<void> {
  const { user } = $auth.get();
  if (user === null || user.uid !== confirmed || isBeingDeleted(env.kept, user.uid)) return;
  try {
    await env.saveUser(user);
    env.visit.write(LOOKED_AFTER_KEY, user.uid);
  } catch (error) {
    env.warn('The customer could not be saved', error);
  }
}

/** Loads their profile where a page wants it; a failure is a warning. */
export async function loadProfile(present: Present): Promise<void> {
  const { env, $auth, confirmed: uid } = present;
  if (!present.wantsProfile || uid === undefined) return;
  try {
    const profile = await env.loadProfile(uid);
    if (present.confirmed === uid) $auth.setKey('profile', profile);
  } catch (error) {
    env.warn('The profile could not be loaded', error);
  }
}
