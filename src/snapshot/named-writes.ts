/** Tells whether all that was written since the last sync was named in the mark, and what it was. */
import * as z from 'zod';
import type { Marks } from './change-marker.ts';
import { SNAPSHOT_COLLECTIONS } from './collections.ts';
import type { Store } from './store.ts';

const SEEN = 'marks-seen';

const seenMarks = z.object({ writes: z.number(), ids: z.array(z.string()) });

/** A document of a collection itself, by a name that Firestore takes. */
const DOCUMENT = /^([^/]+)\/(?!\.\.?$)(?!__.*__$)[^/]+$/;

const isOfSnapshot = (path: string): boolean =>
  SNAPSHOT_COLLECTIONS.some((collection) => collection === DOCUMENT.exec(path)?.[1]);

/** What was kept at the last sync; undefined when there was none, or it cannot be read. */
function seenIn(store: Store) {
  const kept = store.meta(SEEN);
  return kept === undefined ? undefined : seenMarks.safeParse(JSON.parse(kept)).data;
}

/**
 * The paths of everything written since `keepMarks`, each once; undefined when some write did not name what it
 * wrote, or its name has been overwritten, so that there have been more writes than there are new names, or when
 * something is named that is no document of the snapshot's collections.
 */
export function namedSince(store: Store, { writes, named }: Marks): string[] | undefined {
  const seen = seenIn(store);
  if (seen === undefined) return undefined;
  const known = new Set(seen.ids);
  const fresh = [...named].filter(([id]) => !known.has(id));
  if (fresh.length === 0 || fresh.length !== writes - seen.writes) return undefined;
  const paths = [...new Set(fresh.flatMap(([, written]) => written))];
  return paths.every(isOfSnapshot) ? paths : undefined;
}

/** Remembers up to which write the snapshot has been synced. */
export const keepMarks = (store: Store, { writes, named }: Marks): void =>
  store.setMeta(SEEN, JSON.stringify({ writes, ids: [...named.keys()] }));
