/** Tells whether all that was written since the last sync was named in the mark, and what it was. */
import * as z from 'zod';
import type { Marks } from './change-marker.ts';
import type { Store } from './store.ts';

const SEEN = 'marks-seen';

const seenMarks = z.object({ writes: z.number(), ids: z.array(z.string()) });

/**
 * The paths of everything written since `keepMarks`, each once, or undefined when some write did not name what it
 * wrote, or its name has been overwritten: there have been more writes than there are new names.
 */
export function namedSince(store: Store, { writes, named }: Marks): string[] | undefined {
  const kept = store.meta(SEEN);
  if (kept === undefined) return undefined;
  const seen = seenMarks.parse(JSON.parse(kept));
  const known = new Set(seen.ids);
  const fresh = [...named].filter(([id]) => !known.has(id));
  if (fresh.length === 0 || fresh.length !== writes - seen.writes) return undefined;
  return [...new Set(fresh.flatMap(([, paths]) => paths))];
}

/** Remembers up to which write the snapshot has been synced. */
export const keepMarks = (store: Store, { writes, named }: Marks): void =>
  store.setMeta(SEEN, JSON.stringify({ writes, ids: [...named.keys()] }));
