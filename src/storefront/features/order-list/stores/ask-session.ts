/** Finds out who is signed in where this browser has no room to keep a copy of them. */
import { keptForGood } from '#firebase/browser/session/kept.ts';
import { $knownUser, nameUser } from '#storefront/shared/stores/known-user.ts';

const PROBE_KEY = 'glambug-room';

/** Longer than the copy of most users. */
const PROBE = 'x'.repeat(1_000);

/** Full, or forbidden: what is written there is not there afterwards. */
function keepsNothing(): boolean {
  keptForGood.write(PROBE_KEY, PROBE);
  const found = keptForGood.read(PROBE_KEY);
  keptForGood.drop(PROBE_KEY);
  return found !== PROBE;
}

/**
 * Asks the session, whose script is fetched for that; where there is a copy of a user, or room for one, nothing is
 * asked: who has none there is not signed in.
 * @throws when the script cannot be fetched
 */
export async function askSession(): Promise<void> {
  if ($knownUser.get() !== null || !keepsNothing()) return;
  const { $auth, startQuietSession } = await import('#firebase/browser/session/auth.ts');
  await startQuietSession();
  $auth.subscribe(({ user, loading }) => nameUser(loading ? null : user));
}
