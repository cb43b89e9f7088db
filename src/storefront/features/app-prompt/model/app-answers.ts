/** Stores what a visitor answered to the app prompt. */
import { CLOSED, EXPIRY, SKIPPED, YES } from '#core/app-prompt.ts';
import type { Kept } from '#core/kept.ts';

/** For how long Skip is taken for an answer, ms: 30 days. */
const SKIP_LASTS = 30 * 24 * 60 * 60 * 1_000;

/** Keeps that the visitor skipped. @param now ms since 1970 */
export function keepSkip(local: Kept, now: number): void {
  local.write(SKIPPED, YES);
  local.write(EXPIRY, String(now + SKIP_LASTS));
}

/** Keeps that the visitor closed the prompt: it stays away for this visit. */
export const keepClosed = (visit: Kept): void => void visit.write(CLOSED, YES);
