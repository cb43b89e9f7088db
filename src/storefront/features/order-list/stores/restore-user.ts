/** Determines the current user if this browser has no room for the stored copy. */
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { $lastUser, nameUser } from '#storefront/shared/stores/last-user.ts';

const PROBE_KEY = 'glambug-room';

/** Longer than the copy of most users. */
const PROBE = 'x'.repeat(1_000);

/** Full or blocked: a written value cannot be read back. */
function isStorageBlocked(): boolean {
  persistentStore.write(PROBE_KEY, PROBE);
  const stored = persistentStore.read(PROBE_KEY);
  persistentStore.drop(PROBE_KEY);
  return stored !== PROBE;
}

/**
 * Loads the session; with a stored copy, or room for one, this is not needed: without a copy the user is signed
 * out.
 * @throws when the script cannot be loaded
 */
export async function restoreUser(): Promise<void> {
  if ($lastUser.get() !== null || !isStorageBlocked()) return;
  const { $auth, startQuietSession } = await import('#firebase/browser/session/auth.ts');
  await startQuietSession();
  $auth.subscribe(({ user, loading }) => nameUser(loading ? null : user));
}
