/** Signs out. Unsaved input stays as the person's draft, so no prompt is needed. */
import { loginPath } from '#core/paths.ts';
import { logout } from '#firebase/browser/session/auth.ts';
import { isBulkEditRunning, BULK_EDIT_RUNNING } from '#firebase/browser/session/bulk-lock.ts';
import { sayFailure } from './messages-store.ts';
import { isWorkRunning } from './running-work.ts';

let isUnderWay = false;

/** Whether a sign-out is leaving the page. */
export const isSigningOut = (): boolean => isUnderWay;

export async function signOut(): Promise<void> {
  if (isWorkRunning() || (await isBulkEditRunning())) {
    sayFailure(BULK_EDIT_RUNNING);
    return;
  }
  isUnderWay = true;
  const done = await logout();
  if (!done.success) {
    isUnderWay = false;
    sayFailure(done.error);
    return;
  }
  // The session guard handles sessions that end by themselves, not this one.
  const { pathname, search } = location;
  location.replace(loginPath(pathname + search));
}
