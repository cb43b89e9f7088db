/** Who was signed in here last, for what a page shows and offers, never for access. */
import { atom, onMount } from 'nanostores';
import type { User } from '#core/account/user.ts';
import { keptForGood } from '#firebase/browser/session/kept.ts';
import { savedUser } from '#firebase/browser/session/saved-user.ts';

/** Follows what this tab and others do. */
export const $knownUser = atom<User | null>(null);

/** Whom the session has named, for browsers that keep no copy of them. */
let named: User | null = null;

function follow(): void {
  const user = savedUser({ kept: keptForGood }) ?? named;
  if (user?.uid !== $knownUser.get()?.uid) $knownUser.set(user);
}

onMount($knownUser, () => {
  follow();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});

/** Takes whom the session has named, where this browser keeps no copy of them. */
export function nameUser(user: User | null): void {
  named = user;
  follow();
}
