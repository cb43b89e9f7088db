/** The hashes of the inline scripts and styles of each page, which the Content-Security-Policy allows. */
import type { DatabaseSync } from 'node:sqlite';

export type InlineTable = ReturnType<typeof inlineTable>;

/** The table `inline_hash` within `database`. */
export function inlineTable(database: DatabaseSync) {
  const put = database.prepare('INSERT OR IGNORE INTO inline_hash VALUES (?, ?, ?)');
  const drop = database.prepare('DELETE FROM inline_hash WHERE route = ?');
  const selectAll = database.prepare('SELECT DISTINCT kind, hash FROM inline_hash');
  return {
    /** Replaces the hashes of a route; without `inline`, it has none. */
    replace(
      route: number,
      inline?: { scripts: readonly string[]; styles: readonly string[] },
    ): void {
      drop.run(route);
      for (const hash of inline?.scripts ?? []) put.run(hash, 'script', route);
      for (const hash of inline?.styles ?? []) put.run(hash, 'style', route);
    },

    /** The hashes of inline scripts and styles of all pages. */
    inlineHashes: (): { scripts: Set<string>; styles: Set<string> } => {
      const rows = selectAll.all();
      const of = (kind: string) =>
        new Set(rows.filter((row) => row['kind'] === kind).map((row) => String(row['hash'])));
      return { scripts: of('script'), styles: of('style') };
    },
  };
}
