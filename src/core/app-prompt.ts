/** When a visitor is asked to get the app, and what the browser keeps about the answer. */
import type { Kept } from './kept.ts';

/** The shop's apps, by the devices they run on. */
export type AppPlatform = 'ios' | 'android';

/** How long after a page has loaded the prompt comes, ms. */
export const PROMPT_DELAY = 3_000;

export const SKIPPED = 'glambug-app-prompt-skipped';
/** The instant from which a skip counts no more, ms since 1970. */
export const EXPIRY = 'glambug-app-prompt-expiry';
const INSTALLED = 'glambug-app-installed';
/** Kept for one visit only. */
export const CLOSED = 'glambug-app-prompt-closed';
export const YES = 'true';

/** What a browser says about its device; the newer `userAgentData` is there in some only. */
export interface DeviceHints {
  userAgent: string;
  maxTouchPoints: number;
  userAgentData?: { platform?: string } | undefined;
}

/** The device's kind of app; undefined at a desk. An iPad calls itself a Macintosh, but no Macintosh is touched. */
export function appPlatform({
  userAgent,
  maxTouchPoints,
  userAgentData,
}: DeviceHints): AppPlatform | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  if (userAgentData?.platform === 'Android' || /Android/.test(userAgent)) return 'android';
  return undefined;
}

/** Whether the app may be offered at all: it isn't installed, and wasn't skipped within 30 days. @param now ms since 1970 */
export const isAppOffered = (local: Kept, now: number): boolean =>
  local.read(INSTALLED) !== YES &&
  !(local.read(SKIPPED) !== null && now < Number(local.read(EXPIRY)));

/**
 * Whether the prompt may come: not installed, not skipped within 30 days, not closed in this visit. A skip that
 * has expired, or whose expiry cannot be read, is forgotten here. Where no answer could be kept, nobody is asked:
 * they would be asked on every page.
 * @param now ms since 1970
 */
export function isPromptWelcome(local: Kept, visit: Kept, now: number): boolean {
  const skipped = local.read(SKIPPED);
  if (skipped === undefined || !isAppOffered(local, now)) return false;
  if (skipped !== null) {
    local.drop(SKIPPED);
    local.drop(EXPIRY);
  }
  return visit.read(CLOSED) !== YES;
}

/** Keeps that the visitor has gone to a store: they have the app, as far as anybody here can know. */
export const keepInstalled = (local: Kept): void => void local.write(INSTALLED, YES);
