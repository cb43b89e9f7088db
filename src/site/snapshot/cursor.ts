/** The position of the last read in a collection, and the delta query for later saves. */
import {
  FieldPath,
  Timestamp,
  type CollectionReference,
  type Query,
} from '#firebase/admin/firestore.ts';

/**
 * A save can become readable this long after its own time, so each delta query starts this much earlier, ms.
 */
export const OVERLAP_MS = 10_000;

/** `updatedAt` of the documents that were read, by path; undefined when it is not a timestamp. */
export type UpdateTimes = ReadonlyMap<string, Timestamp | undefined>;

interface Saved {
  path: string;
  /** `updatedAt`. */
  seconds: number;
  nanoseconds: number;
}

/** The position of the last read in one collection. */
export interface Cursor {
  /** The server's time of the last read, ms. */
  readAt: number;
  /** The most recently saved document. */
  newest: Saved;
  /** Paths of the documents saved in the overlap before `readAt`, with their `updatedAt`, ms. */
  recent: Readonly<Record<string, number>>;
}

const timeOf = ({ seconds, nanoseconds }: Saved): Timestamp => new Timestamp(seconds, nanoseconds);

function isAfter(one: Saved, other: Saved): boolean {
  const [a, b] = [timeOf(one).valueOf(), timeOf(other).valueOf()];
  return a > b || (a === b && one.path > other.path);
}

const savesIn = (updateTimes: UpdateTimes): Saved[] =>
  [...updateTimes].flatMap(([path, at]) =>
    at === undefined ? [] : [{ path, seconds: at.seconds, nanoseconds: at.nanoseconds }],
  );

const isRecent = (cursor: Cursor): boolean =>
  timeOf(cursor.newest).toMillis() >= cursor.readAt - OVERLAP_MS;

/**
 * The cursor after a read; undefined when no document has an `updatedAt`.
 * @param before the previous cursor; omit it when the whole collection was read
 */
export function cursorAfter(
  updateTimes: UpdateTimes,
  readAt: number,
  before?: Cursor,
): Cursor | undefined {
  const [first, ...rest] = savesIn(updateTimes);
  if (first === undefined) return undefined;
  const newest = rest.reduce((last, saved) => (isAfter(saved, last) ? saved : last), first);
  const earlier = Object.entries(before?.recent ?? {}).filter(([path]) => !updateTimes.has(path));
  const read = savesIn(updateTimes).map((saved) => [saved.path, timeOf(saved).toMillis()] as const);
  const recent = [...earlier, ...read].filter(([, at]) => at >= readAt - OVERLAP_MS);
  return { readAt, newest, recent: Object.fromEntries(recent) };
}

/**
 * Whether the newest document is missing from `readTimes` or older there: the database was restored to an
 * earlier time.
 */
export function isRolledBack({ newest }: Cursor, updateTimes: UpdateTimes): boolean {
  const at = updateTimes.get(newest.path);
  return at === undefined || at.valueOf() < timeOf(newest).valueOf();
}

/**
 * Number of documents that `overlapQuery` should return: those read before and not saved again since.
 */
export const expectedInOverlap = ({ recent, newest }: Cursor, updateTimes: UpdateTimes): number =>
  Object.keys(recent).filter((path) => path !== newest.path && !updateTimes.has(path)).length;

const ordered = (collection: CollectionReference): Query =>
  collection.orderBy('updatedAt').orderBy(FieldPath.documentId());

const position = ({ newest }: Cursor): [Timestamp, string] => [
  timeOf(newest),
  newest.path.slice(newest.path.indexOf('/') + 1),
];

const overlapStart = ({ readAt }: Cursor): Timestamp =>
  Timestamp.fromMillis(Math.max(0, readAt - OVERLAP_MS));

/** Finds what was saved in the overlap before `cursor.newest`; undefined when `deltaQuery` finds that, too. */
export function overlapQuery(collection: CollectionReference, cursor: Cursor): Query | undefined {
  if (!isRecent(cursor) || Object.keys(cursor.recent).length < 2) return undefined;
  return ordered(collection)
    .where('updatedAt', '>=', overlapStart(cursor))
    .endBefore(...position(cursor));
}

/**
 * Finds what was saved after `cursor.newest`, and that document as well: a query that finds nothing costs as much as
 * one that finds a document.
 */
export function deltaQuery(collection: CollectionReference, cursor: Cursor): Query {
  if (isRecent(cursor) && overlapQuery(collection, cursor) === undefined) {
    return ordered(collection).where('updatedAt', '>=', overlapStart(cursor));
  }
  // Of those saved at the same moment, such as by a bulk edit, only the last.
  return ordered(collection)
    .where('updatedAt', '>=', timeOf(cursor.newest))
    .startAt(...position(cursor));
}
