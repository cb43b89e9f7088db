/** Who was signed in here last, by the copy that this browser keeps: for what a page shows and offers, never for access. */
import { atom, onMount } from 'nanostores';
import { savedUserFrom, USER_KEY, type User } from '#domain/account/user.ts';
import { keptForGood } from './kept.ts';

const read = (): User | null => savedUserFrom(keptForGood.read(USER_KEY)) ?? null;

/** Follows what this tab and others do. */
export const $savedUser = atom<User | null>(null);

onMount($savedUser, () => {
  const follow = (): void => {
    const user = read();
    if (user?.uid !== $savedUser.get()?.uid) $savedUser.set(user);
  };
  follow();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});
