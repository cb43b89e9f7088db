/** A lock for bulk edits in progress: signing out would interrupt them. */
import { lockNames, lockShared } from './locks.ts';

const NAME = 'bulk work';

/** Holds the lock until the promise settles. */
export const lockForBulkEdit = (until: Promise<unknown>): void => lockShared(NAME, until);

/** Whether any tab holds it; false in browsers without locks. */
export const isBulkEditRunning = async (): Promise<boolean> => (await lockNames()).has(NAME);

export const BULK_EDIT_RUNNING =
  'A bulk change is in progress in this browser, maybe in another tab. Wait until it finishes or cancel it, then sign out.';
