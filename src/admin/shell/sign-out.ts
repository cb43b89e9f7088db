/** The way out, from wherever it is taken: what was typed stays this person's draft, so nothing is asked. */
import { logout } from '#stores/auth.ts';
import { sayFailure } from './messages-store.ts';

let isUnderWay = false;

/** Whether the page is being left by a sign-out. */
export const isSigningOut = (): boolean => isUnderWay;

export async function signOut(): Promise<void> {
  isUnderWay = true;
  const done = await logout();
  // The guard of the page leads to the sign-in.
  if (done.success) return;
  isUnderWay = false;
  sayFailure(done.error);
}
