/** When the app prompt is shown, and the stored answer. */
import type { KeyValueStore } from './key-value-store.ts';

/** The shop's apps, by the devices they run on. */
export type AppPlatform = 'ios' | 'android';

/** The delay of the prompt after the page has loaded, ms. */
export const PROMPT_DELAY = 3_000;

export const SKIPPED_KEY = 'glambug-app-prompt-skipped';
/** The time at which a skip expires, ms since 1970. */
export const EXPIRY_KEY = 'glambug-app-prompt-expiry';
const INSTALLED_KEY = 'glambug-app-installed';
/** Stored for one visit only. */
export const CLOSED_KEY = 'glambug-app-prompt-closed';
export const YES = 'true';

/** Device information of a browser; the newer `userAgentData` exists in some browsers only. */
export interface DeviceHints {
  userAgent: string;
  maxTouchPoints: number;
  userAgentData?: { platform?: string } | undefined;
}

/**
 * The app platform of the device; undefined on a desktop. An iPad reports itself as a Macintosh, but no
 * Macintosh has a touch screen.
 */
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

/**
 * Whether the app can be offered: not installed, and not skipped within 30 days. @param now ms since 1970
 */
export const isAppOffered = (local: KeyValueStore, now: number): boolean =>
  local.read(INSTALLED_KEY) !== YES &&
  !(local.read(SKIPPED_KEY) !== null && now < Number(local.read(EXPIRY_KEY)));

/**
 * Whether to show the prompt: not installed, not skipped within 30 days, not closed in this visit. An expired or
 * unreadable skip is deleted. Where no answer can be stored the prompt is never shown, because it would come
 * back on every page.
 * @param now ms since 1970
 */
export function isPromptWelcome(local: KeyValueStore, visit: KeyValueStore, now: number): boolean {
  const skipped = local.read(SKIPPED_KEY);
  if (skipped === undefined || !isAppOffered(local, now)) return false;
  if (skipped !== null) {
    local.drop(SKIPPED_KEY);
    local.drop(EXPIRY_KEY);
  }
  return visit.read(CLOSED_KEY) !== YES;
}

/** Whether to show the prompt on this device. @param now ms since 1970 */
export const isPromptDue = (
  device: DeviceHints,
  local: KeyValueStore,
  visit: KeyValueStore,
  now: number,
): boolean => appPlatform(device) !== undefined && isPromptWelcome(local, visit, now);

/** Stores that the visitor opened the app store, which counts as having the app. */
export const markInstalled = (local: KeyValueStore): void => void local.write(INSTALLED_KEY, YES);
