/** The last user of this browser, for display and suggestions, never for access. */
import { atom, onMount } from 'nanostores';
import type { User } from '#core/account/user.ts';
import { savedUser } from '#firebase/browser/session/saved-user.ts';

/** Follows changes in all tabs. */
export const $lastUser = atom<User | null>(null);

/** The user of the session, for browsers without a stored copy. */
let named: User | null = null;

function follow(): void {
  const user = savedUser() ?? named;
  if (user?.uid !== $lastUser.get()?.uid) $lastUser.set(user);
}

onMount($lastUser, () => {
  follow();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});

/** Sets the user of the session, for browsers without a stored copy. */
export function nameUser(user: User | null): void {
  named = user;
  follow();
}
