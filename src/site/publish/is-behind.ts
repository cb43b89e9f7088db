/** Checks whether the live site shows the latest changes; CI runs this every hour. */
import { SHOP_COLLECTIONS } from '#schema/shop-collections.ts';
import { Timestamp, type Firestore } from '#firebase/admin/firestore.ts';
import { isPaused } from './automatic.ts';
import { readLiveVersion } from './live-version.ts';

/** Twice the publishing interval of CI, ms. */
const MOST_LATE_MS = 30 * 60_000;

/** Time of the last save before `until`, ms, or undefined. Costs one read per collection. */
async function lastSave(firestore: Firestore, until: number): Promise<number | undefined> {
  const newest = await Promise.all(
    SHOP_COLLECTIONS.map(async (collection) => {
      const { docs } = await firestore
        .collection(collection)
        .where('updatedAt', '<', Timestamp.fromMillis(until))
        .orderBy('updatedAt', 'desc')
        .limit(1)
        .get();
      const at: unknown = docs[0]?.get('updatedAt');
      return at instanceof Timestamp ? [at.toMillis()] : [];
    }),
  );
  const times = newest.flat();
  return times.length === 0 ? undefined : Math.max(...times);
}

/**
 * Compares the live site with saves older than half an hour. While staff paused automatic publishing, the site is
 * expected to be behind.
 * @returns a message, or undefined when the site is up to date
 * @throws LiveVersionUnknown, or errors of the Firestore SDK
 */
export async function isBehind(
  firestore: Firestore,
  siteUrl: string,
  options: { fetch?: typeof fetch; now?: number } = {},
): Promise<string | undefined> {
  const changedAt = await lastSave(firestore, (options.now ?? Date.now()) - MOST_LATE_MS);
  if (changedAt === undefined) return undefined;
  const live = await readLiveVersion(siteUrl, options);
  if (live !== undefined && live.changedAt >= changedAt) return undefined;
  if (await isPaused(firestore)) return undefined;
  const shown =
    live === undefined ? 'no version' : `changes up to ${new Date(live.changedAt).toISOString()}`;
  return `The shop was changed at ${new Date(changedAt).toISOString()}, but ${siteUrl} shows ${shown}.`;
}
