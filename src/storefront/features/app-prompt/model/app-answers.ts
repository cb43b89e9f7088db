/** Stores the answer to the app prompt. */
import { CLOSED_KEY, EXPIRY_KEY, SKIPPED_KEY, YES } from '#core/app-prompt.ts';
import type { KeyValueStore } from '#core/key-value-store.ts';

/** How long a skip is valid, ms: 30 days. */
const SKIP_LASTS = 30 * 24 * 60 * 60 * 1_000;

/** Stores a skip. @param now ms since 1970 */
export function saveSkip(local: KeyValueStore, now: number): void {
  local.write(SKIPPED_KEY, YES);
  local.write(EXPIRY_KEY, String(now + SKIP_LASTS));
}

/** Stores that the prompt was closed, for this visit. */
export const saveClosed = (visit: KeyValueStore): void => void visit.write(CLOSED_KEY, YES);
