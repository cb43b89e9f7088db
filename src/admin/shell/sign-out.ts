/** The way out, from wherever it is taken: what was typed stays this person's draft, so nothing is asked. */
import { loginPath } from '#core/paths.ts';
import { logout } from '#firebase/browser/session/auth.ts';
import { isWorkHeld, WORK_HELD } from '#firebase/browser/session/held-work.ts';
import { sayFailure } from './messages-store.ts';
import { isWorkUnderWay } from './work-under-way.ts';

let isUnderWay = false;

/** Whether the page is being left by a sign-out. */
export const isSigningOut = (): boolean => isUnderWay;

export async function signOut(): Promise<void> {
  if (isWorkUnderWay() || (await isWorkHeld())) {
    sayFailure(WORK_HELD);
    return;
  }
  isUnderWay = true;
  const done = await logout();
  if (!done.success) {
    isUnderWay = false;
    sayFailure(done.error);
    return;
  }
  // The guard hears of sessions that end by themselves, not of this one.
  const { pathname, search } = location;
  location.replace(loginPath(pathname + search));
}
