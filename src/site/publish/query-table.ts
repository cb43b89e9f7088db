/** The queries that pages ran, with a digest of each result and the keys it depends on. */
import type { DatabaseSync } from 'node:sqlite';
import type { QueryResult, Query } from '#site/snapshot/recorder.ts';

export type QueryTable = ReturnType<typeof queryTable>;

/** The tables `query` and `query_key` within `database`. */
export function queryTable(database: DatabaseSync) {
  const prepare = (sql: string) => database.prepare(sql);
  const insertQuery = prepare('INSERT INTO query (text, digest) VALUES (?, ?) RETURNING id');
  const setDigest = prepare('UPDATE query SET digest = ? WHERE id = ?');
  const keysOf = prepare('SELECT key FROM query_key WHERE query = ?');
  const selectId = prepare('SELECT id FROM query WHERE text = ?');
  const deleteKeys = prepare('DELETE FROM query_key WHERE query = ?');
  const deleteKey = prepare('DELETE FROM query_key WHERE key = ? AND query = ?');
  const putKey = prepare('INSERT INTO query_key VALUES (?, ?)');
  const byKey = prepare(
    `SELECT id, text, digest FROM query_key JOIN query ON id = query WHERE key = ?`,
  );
  const selectUse = prepare('SELECT 1 FROM route_query WHERE query = ? LIMIT 1');
  const deleteQuery = prepare('DELETE FROM query WHERE id = ?');

  const put = ({ query, digest, keys }: QueryResult): number => {
    const existing = selectId.get(query);
    const id = Number((existing ?? insertQuery.get(query, digest))?.['id']);
    const before = new Set<string>();
    if (existing !== undefined) {
      setDigest.run(digest, id);
      for (const row of keysOf.all(id)) before.add(String(row['key']));
    }
    for (const key of new Set(keys)) if (!before.delete(key)) putKey.run(key, id);
    for (const key of before) deleteKey.run(key, id);
    return id;
  };

  return {
    /**
     * The id of a query.
     * @param rerun runs the query again when its row was deleted after its last use
     */
    idOf(text: Query, rerun?: (text: Query) => QueryResult): number {
      const row = selectId.get(text);
      if (row !== undefined) return Number(row['id']);
      if (rerun === undefined) throw new Error(`The result of "${text}" was not recorded.`);
      return put(rerun(text));
    },

    /** Deletes a query that no route depends on. */
    deleteIfUnused(query: number): void {
      if (selectUse.get(query) !== undefined) return;
      deleteKeys.run(query);
      deleteQuery.run(query);
    },

    /** Stores query results. */
    putResults(results: Iterable<QueryResult>): void {
      for (const result of results) put(result);
    },

    /**
     * The queries whose results depend on one of `keys`, each with its stored digest and the first such key.
     */
    queriesByKey(keys: Iterable<string>): { text: Query; digest: string; key: string }[] {
      const queries = new Map<number, { text: Query; digest: string; key: string }>();
      for (const key of keys) {
        for (const row of byKey.all(key)) {
          const id = Number(row['id']);
          const query = { text: String(row['text']), digest: String(row['digest']), key };
          if (!queries.has(id)) queries.set(id, query);
        }
      }
      return [...queries.values()];
    },
  };
}
