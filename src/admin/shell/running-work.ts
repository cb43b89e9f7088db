/** Running work that leaving the page would interrupt: the browser asks first, and sign-out waits. */
import { lockForBulkEdit } from '#firebase/browser/session/bulk-lock.ts';
import { isOwnSession } from './is-own-session.ts';

let count = 0;

// After the session has ended, so has the work.
const confirmUnload = (event: BeforeUnloadEvent): void => {
  if (isOwnSession()) event.preventDefault();
};

/** @returns call it when the work is done */
export function trackWork(): () => void {
  count += 1;
  addEventListener('beforeunload', confirmUnload);
  const { promise: end, resolve: letGo } = Promise.withResolvers<undefined>();
  lockForBulkEdit(end);
  return () => {
    letGo(undefined);
    count -= 1;
    if (count === 0) removeEventListener('beforeunload', confirmUnload);
  };
}

export const isWorkRunning = (): boolean => count > 0;
