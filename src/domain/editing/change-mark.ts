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

/** The mark of a write to the documents at `paths`; undefined when no page is made of them. */
export function changeMark(paths: readonly string[]): ChangeMark | undefined {
  const written = new Set(paths.map((path) => path.slice(0, path.indexOf('/'))));
  const collections = MARKED_COLLECTIONS.filter((collection) => written.has(collection));
  if (collections.length === 0) return undefined;
  const slot = SLOTS[Math.floor(Math.random() * SLOTS.length)] ?? SLOTS[0];
  const write = namedWrite.safeParse({ id: crypto.randomUUID(), paths });
  return { collections, named: write.success ? { slot, write: write.data } : undefined };
}
