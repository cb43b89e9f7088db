/** Changes of many that a tab of this browser is in the middle of: who signed out would end them half-way. */
import { heldLocks, locked } from './locked.ts';

const PREFIX = 'work/';

/** Lets the other tabs know of it until then. */
export function holdWork(until: Promise<unknown>): void {
  void locked(`${PREFIX}${crypto.randomUUID()}`, () => until);
}

/** Whether any tab does; where the browser has no locks, none is known. */
export const isWorkHeld = async (): Promise<boolean> =>
  [...(await heldLocks())].some((name) => name.startsWith(PREFIX));

export const WORK_HELD =
  'Many things are being changed. Wait for the end of that, or cancel it; then sign out.';
