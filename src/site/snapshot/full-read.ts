/**
 * Schedules full reads. A delta query misses edits that leave `updatedAt` unchanged and deleted documents; the
 * Firebase console and other programs make both.
 */
import type { Store } from './store.ts';

/** At most one document every 3 seconds: fewer than 30,000 reads a day, however large the shop is. */
const MS_PER_DOCUMENT = 3_000;
const LEAST_MS = 10 * 60_000;

const KEY = 'full-read';

/** Time between two full reads of `documents` documents, ms. */
export const fullReadInterval = (documents: number): number =>
  Math.max(LEAST_MS, documents * MS_PER_DOCUMENT);

/** Records that everything was read. @param now the server's time, ms */
export const noteFullRead = (store: Store, now: number, documents: number): void =>
  store.setMeta(KEY, String(now + fullReadInterval(documents)));

/** Whether a full read is due. @param now the server's time, ms */
export const isFullReadDue = (store: Store, now: number): boolean =>
  now >= Number(store.meta(KEY) ?? 0);
