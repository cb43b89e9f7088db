/** What a write of staff leaves in `settings/changes`, so that the publisher finds what was written. */
import { namedWrite, SLOTS } from '#schema/changes.ts';

/** The collections that pages are made of. */
export const MARKED_COLLECTIONS = [
  'prod',
  'categories',
  'blogs',
  'pages',
  'settings',
  'seo',
] as const;

export interface ChangeMark {
  /** Those written to, of the collections that pages are made of. */
  collections: (typeof MARKED_COLLECTIONS)[number][];
  /** The slot that takes the write's names, and the names; undefined where there are too many. */
  named: { slot: (typeof SLOTS)[number]; write: { id: string; paths: string[] } } | undefined;
}

const collectionOf = (path: string): string => path.slice(0, path.indexOf('/'));

/** The mark of a write to the documents at `paths`; undefined when no page is made of them. */
export function changeMark(paths: readonly string[]): ChangeMark | undefined {
  const written = paths.map(collectionOf);
  const collections = MARKED_COLLECTIONS.filter((collection) => written.includes(collection));
  if (collections.length === 0) return undefined;
  // Of prices and stock no page is made: the publisher does not look for them.
  const marked: readonly string[] = collections;
  const named = paths.filter((path) => marked.includes(collectionOf(path)));
  const slot = SLOTS[Math.floor(Math.random() * SLOTS.length)] ?? SLOTS[0];
  const write = namedWrite.safeParse({ id: crypto.randomUUID(), paths: named });
  return { collections, named: write.success ? { slot, write: write.data } : undefined };
}
