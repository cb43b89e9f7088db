/** Which documents syncs have seen lately: what was saved in the overlap of two reads and is known need not be read again. */
import type { DatabaseSync } from 'node:sqlite';

/** The table within `database`. */
export function recentDocuments(database: DatabaseSync) {
  const putRecent = database.prepare('INSERT OR REPLACE INTO recent VALUES (?, ?, ?)');
  const dropRecent = database.prepare('DELETE FROM recent WHERE path = ?');
  const dropOlder = database.prepare('DELETE FROM recent WHERE collection = ? AND updated_at < ?');
  return {
    /** The documents that syncs saw in a collection with an `updatedAt` from `from` (ms) on. */
    recent: (collection: string, from: number): Set<string> =>
      new Set(
        database
          .prepare('SELECT path FROM recent WHERE collection = ? AND updated_at >= ?')
          .all(collection, from)
          .map((row) => String(row['path'])),
      ),
    /** Forgets a document that is no longer there. */
    forgetRecent: (path: string): void => void dropRecent.run(path),
    /** Keeps which documents a sync saw, by path with their `updatedAt`, and forgets those before `from` (ms). */
    keepRecent(collection: string, seen: ReadonlyMap<string, number>, from: number): void {
      for (const [path, updatedAt] of seen) {
        if (updatedAt >= from) putRecent.run(path, collection, updatedAt);
        else dropRecent.run(path);
      }
      dropOlder.run(collection, from);
    },
  };
}
