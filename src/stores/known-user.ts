/** Who was signed in here last, for what a page shows and offers, never for access. */
import { atom, onMount } from 'nanostores';
import type { User } from '#domain/account/user.ts';
import { keptForGood } from './kept.ts';
import { savedUser } from './saved-user.ts';

/** Follows what this tab and others do. */
export const $knownUser = atom<User | null>(null);

onMount($knownUser, () => {
  const follow = (): void => {
    const user = savedUser({ kept: keptForGood });
    if (user?.uid !== $knownUser.get()?.uid) $knownUser.set(user);
  };
  follow();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});
