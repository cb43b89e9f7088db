/** The stored copy of the user, shown by the next page before the session is confirmed. */
import { USER_KEY } from '#core/account/user-key.ts';
import { savedUserFrom, userToText, type User } from '#core/account/user.ts';
import { persistentStore } from './browser-storage.ts';

/** Validated; null if signed out. Use it to show a name, never for access. */
export const savedUser = (): User | null => savedUserFrom(persistentStore.read(USER_KEY)) ?? null;

/** Stores the user, or with null deletes the copy. */
export function saveCopy(user: User | null): void {
  const text = user === null ? null : userToText(user);
  if ((persistentStore.read(USER_KEY) ?? null) === text) return;
  if (text === null) persistentStore.drop(USER_KEY);
  else persistentStore.write(USER_KEY, text);
  // The browser notifies other tabs; the header of this one listens to the same event.
  dispatchEvent(new StorageEvent('storage', { key: USER_KEY }));
}
