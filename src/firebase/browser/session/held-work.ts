/** Changes of many that a tab of this browser is in the middle of: who signed out would end them half-way. */
import { heldLocks, holdWithOthers } from './locked.ts';

const NAME = 'bulk work';

/** Lets the other tabs know of it until then. */
export const holdWork = (until: Promise<unknown>): void => holdWithOthers(NAME, until);

/** Whether any tab does; where the browser has no locks, none is known. */
export const isWorkHeld = async (): Promise<boolean> => (await heldLocks()).has(NAME);

export const WORK_HELD =
  'A bulk change is in progress in this browser, maybe in another tab. Wait until it finishes or cancel it, then sign out.';
