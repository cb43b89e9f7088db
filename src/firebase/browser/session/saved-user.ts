/** This browser's copy of whoever signed in, by which the next page greets them before it has asked anybody. */
import { savedUserFrom, userToText, type User } from '#core/account/user.ts';
import { USER_KEY } from '#core/account/user-key.ts';
import type { SessionEnvironment } from './session-environment.ts';

type Place = Pick<SessionEnvironment, 'kept' | 'announceSaved'>;

/** Read with care; null when nobody is there. Good for showing a name, never for access. */
export const savedUser = ({ kept }: Pick<Place, 'kept'>): User | null =>
  savedUserFrom(kept.read(USER_KEY)) ?? null;

/** Saves whoever is signed in, or with null forgets who was; tells the page where that is a change. */
export function saveCopy({ kept, announceSaved }: Place, user: User | null): void {
  const text = user === null ? null : userToText(user);
  if ((kept.read(USER_KEY) ?? null) === text) return;
  if (text === null) kept.drop(USER_KEY);
  else kept.write(USER_KEY, text);
  announceSaved();
}
