/** The table `meta`: single values by key. */
import type { DatabaseSync } from 'node:sqlite';

export type MetaTable = ReturnType<typeof metaTable>;

/** The table within `database`. */
export function metaTable<Key extends string>(database: DatabaseSync) {
  const read = database.prepare('SELECT value FROM meta WHERE key = ?');
  const write = database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const drop = database.prepare('DELETE FROM meta WHERE key = ?');
  return {
    meta: (key: Key): string | undefined => {
      const row = read.get(key);
      return row === undefined ? undefined : String(row['value']);
    },
    setMeta: (key: Key, value: string): void => void write.run(key, value),
    deleteMeta: (key: Key): void => void drop.run(key),
  };
}
