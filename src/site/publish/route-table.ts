/** The routes of the written site, and the queries that each depends on. */
import type { DatabaseSync } from 'node:sqlite';
import type { Query, QueryResult } from '#site/snapshot/recorder.ts';
import type { Route } from './bundle/load.ts';
import type { InlineTable } from './inline-table.ts';
import type { QueryTable } from './query-table.ts';

export interface StoredRoute extends Route {
  file: string;
  /** Hash of the written file. */
  hash: string;
}

/** A row of `route` that has a file. */
export const storedRouteOf = (row: Record<string, unknown>): StoredRoute => ({
  path: String(row['path']),
  family: String(row['family']),
  file: String(row['file']),
  hash: String(row['hash']),
});

interface RouteDetails {
  inline?: { scripts: readonly string[]; styles: readonly string[] };
  rerun?: (query: Query) => QueryResult;
}

/** The tables `route` and `route_query` within `database`. */
export function routeTable(
  database: DatabaseSync,
  queryStore: QueryTable,
  inlineCode: InlineTable,
) {
  const prepare = (sql: string) => database.prepare(sql);
  const selectDependents = prepare(
    `SELECT path, family, file, hash FROM route_query JOIN route ON id = route WHERE query = ?`,
  );
  const put = prepare(
    `INSERT INTO route (path, family, file, hash, reason) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET family = excluded.family, file = excluded.file, hash = excluded.hash,
       reason = excluded.reason
     RETURNING id`,
  );
  const selectId = prepare('SELECT id FROM route WHERE path = ?');
  const drop = prepare('DELETE FROM route WHERE id = ?');
  const selectQueries = prepare('SELECT query FROM route_query WHERE route = ?');
  const putLink = prepare('INSERT OR IGNORE INTO route_query VALUES (?, ?)');
  const dropLink = prepare('DELETE FROM route_query WHERE query = ? AND route = ?');

  const queriesOf = (route: number) =>
    new Set(selectQueries.all(route).map((row) => Number(row['query'])));
  const dropLinks = (route: number, queries: Iterable<number>): void => {
    for (const query of queries) {
      dropLink.run(query, route);
      queryStore.deleteIfUnused(query);
    }
  };

  return {
    /** The routes and families that depend on a query. */
    dependentsOf(text: Query): { routes: StoredRoute[]; families: string[] } {
      const rows = selectDependents.all(queryStore.idOf(text));
      return {
        routes: rows.filter((row) => row['file'] !== null).map(storedRouteOf),
        families: rows.filter((row) => row['file'] === null).map((row) => String(row['family'])),
      };
    },

    /** Every route with a file, or those of one family, by path. */
    routes(family?: string): Map<string, StoredRoute> {
      const all = 'SELECT path, family, file, hash FROM route WHERE file IS NOT NULL';
      const rows =
        family === undefined ? prepare(all).all() : prepare(`${all} AND family = ?`).all(family);
      return new Map(rows.map((row) => [String(row['path']), storedRouteOf(row)]));
    },

    families: (): string[] =>
      prepare('SELECT family FROM route WHERE file IS NULL')
        .all()
        .map((row) => String(row['family'])),

    /**
     * Stores a route, or a family when `file` is null, with its queries.
     * @param rerun runs a query again that was deleted here
     */
    putRoute(
      route: Route & { file: string | null; hash: string | null; reason: string },
      queries: Iterable<Query>,
      { inline, rerun }: RouteDetails = {},
    ): void {
      const { path, family, file, hash, reason } = route;
      const id = Number(put.get(path, family, file, hash, reason)?.['id']);
      const before = queriesOf(id);
      for (const text of queries) {
        const query = queryStore.idOf(text, rerun);
        if (!before.delete(query)) putLink.run(query, id);
      }
      dropLinks(id, before);
      inlineCode.replace(id, inline);
    },

    /** Deletes a route or family. */
    dropRoute(path: string): void {
      const row = selectId.get(path);
      if (row === undefined) return;
      const id = Number(row['id']);
      dropLinks(id, queriesOf(id));
      inlineCode.replace(id);
      drop.run(id);
    },
  };
}
