/** Up to where a collection has been read, and the queries for what was saved since. */
import {
  FieldPath,
  Timestamp,
  type CollectionReference,
  type Query,
} from '#firebase/admin/firestore.ts';

/** A save may become readable this long after its own time, so each delta looks back as far, ms. */
export const OVERLAP_MS = 10_000;

/** Documents that were read, by path, with their `updatedAt`; undefined where it is no timestamp. */
export type Seen = ReadonlyMap<string, Timestamp | undefined>;

interface Saved {
  path: string;
  /** `updatedAt`. */
  seconds: number;
  nanoseconds: number;
}

/** How far one collection was read. */
export interface Cursor {
  /** The server's time of the last read, ms. */
  readAt: number;
  /** The document saved last. */
  newest: Saved;
  /** Paths of the documents saved in the overlap before `readAt`, with their `updatedAt`, ms. */
  recent: Readonly<Record<string, number>>;
}

const timeOf = ({ seconds, nanoseconds }: Saved): Timestamp => new Timestamp(seconds, nanoseconds);

function isAfter(one: Saved, other: Saved): boolean {
  const [here, there] = [timeOf(one).valueOf(), timeOf(other).valueOf()];
  return here > there || (here === there && one.path > other.path);
}

const savesIn = (seen: Seen): Saved[] =>
  [...seen].flatMap(([path, at]) =>
    at === undefined ? [] : [{ path, seconds: at.seconds, nanoseconds: at.nanoseconds }],
  );

const isRecent = (cursor: Cursor): boolean =>
  timeOf(cursor.newest).toMillis() >= cursor.readAt - OVERLAP_MS;

/**
 * The cursor after a read; undefined when no document has an `updatedAt`.
 * @param before left out: the whole collection was read
 */
export function cursorAfter(seen: Seen, readAt: number, before?: Cursor): Cursor | undefined {
  const [first, ...others] = savesIn(seen);
  if (first === undefined) return undefined;
  const newest = others.reduce((last, saved) => (isAfter(saved, last) ? saved : last), first);
  const known = Object.entries(before?.recent ?? {}).filter(([path]) => !seen.has(path));
  const read = savesIn(seen).map((saved) => [saved.path, timeOf(saved).toMillis()] as const);
  const recent = [...known, ...read].filter(([, at]) => at >= readAt - OVERLAP_MS);
  return { readAt, newest, recent: Object.fromEntries(recent) };
}

/** Whether the document saved last is missing among `seen`, or older there: the database has gone back in time. */
export function isBack({ newest }: Cursor, seen: Seen): boolean {
  const at = seen.get(newest.path);
  return at === undefined || at.valueOf() < timeOf(newest).valueOf();
}

/** How many documents `overlapQuery` should find: those known that were not saved again since. */
export const knownInOverlap = ({ recent, newest }: Cursor, seen: Seen): number =>
  Object.keys(recent).filter((path) => path !== newest.path && !seen.has(path)).length;

const ordered = (collection: CollectionReference): Query =>
  collection.orderBy('updatedAt').orderBy(FieldPath.documentId());

const place = ({ newest }: Cursor): [Timestamp, string] => [
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
    .endBefore(...place(cursor));
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
    .startAt(...place(cursor));
}
