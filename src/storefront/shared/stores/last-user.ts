/** The last user of this browser, for display and suggestions, never for access. */
import { atom, onMount } from 'nanostores';
import type { User } from '#core/account/user.ts';
import { savedUser } from '#firebase/browser/session/saved-user.ts';

/** Follows changes in all tabs. */
export const $lastUser = atom<User | null>(null);

onMount($lastUser, () => {
  const follow = (): void => {
    const user = savedUser();
    if (user?.uid !== $lastUser.get()?.uid) $lastUser.set(user);
  };
  follow();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});
