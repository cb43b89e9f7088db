/** The stored copy of the user, shown by the next page before the session is confirmed. */
import { savedUserFrom, userToText, type User } from '#core/account/user.ts';
import { USER_KEY } from '#core/account/user-key.ts';
import type { SessionEnvironment } from './session-environment.ts';

type Place = Pick<SessionEnvironment, 'persistentStore' | 'announceSaved'>;

/** Validated; null if signed out. Use it to show a name, never for access. */
export const savedUser = ({ persistentStore }: Pick<Place, 'persistentStore'>): User | null =>
  savedUserFrom(persistentStore.read(USER_KEY)) ?? null;

/** Stores the user, or with null deletes the copy; notifies the page of a change. */
export function saveCopy({ persistentStore, announceSaved }: Place, user: User | null): void {
  const text = user === null ? null : userToText(user);
  if ((persistentStore.read(USER_KEY) ?? null) === text) return;
  if (text === null) persistentStore.drop(USER_KEY);
  else persistentStore.write(USER_KEY, text);
  announceSaved();
}
