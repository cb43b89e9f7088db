/** Tells whether the live site shows what was changed: what CI looks at every hour. */
import { readLastChange } from '#snapshot/change-marker.ts';
import type { Firestore } from '#server/firestore.ts';
import { isPaused } from './automatic.ts';
import { readLiveVersion } from './live-version.ts';

/** Twice the schedule by which CI publishes, ms. */
const MOST_LATE_MS = 30 * 60_000;
/** Writers leave their mark a little after what they wrote, ms. */
const MARK_LAG_MS = 60_000;

/**
 * Compares the live site with the marks in Firestore; costs one read, and one more where it is behind.
 * While staff have paused automatic publishing, the site is meant to be behind.
 * @returns in words, how far it is behind; undefined when it is not
 * @throws LiveVersionUnknown, or what Firestore says
 */
export async function isBehind(
  firestore: Firestore,
  siteUrl: string,
  options: { fetch?: typeof fetch } = {},
): Promise<string | undefined> {
  const { changedAt, now } = await readLastChange(firestore);
  if (changedAt === undefined || now - changedAt <= MOST_LATE_MS) return undefined;
  const live = await readLiveVersion(siteUrl, options);
  if (live !== undefined && live.changedAt >= changedAt - MARK_LAG_MS) return undefined;
  if (await isPaused(firestore)) return undefined;
  const shown =
    live === undefined ? 'no version' : `changes up to ${new Date(live.changedAt).toISOString()}`;
  return `The shop was changed at ${new Date(changedAt).toISOString()}, but ${siteUrl} shows ${shown}.`;
}
