/** Why a route was rendered, and what it depends on. */
import type { DatabaseSync } from 'node:sqlite';
import type { Query } from '#site/snapshot/recorder.ts';
import { storedRouteOf, type StoredRoute } from './route-table.ts';

export interface RouteExplanation extends StoredRoute {
  /** Why it was last rendered. */
  reason: string;
  queries: { text: Query; keys: string[] }[];
}

/** The explanation of the route at a path, or undefined. */
export function explainRoute(database: DatabaseSync, path: string): RouteExplanation | undefined {
  const row = database.prepare('SELECT * FROM route WHERE path = ? AND file IS NOT NULL').get(path);
  if (row === undefined) return undefined;
  const queries = database
    .prepare(
      `SELECT text, group_concat(key, ', ') AS keys FROM route_query
       JOIN query ON query.id = route_query.query
       LEFT JOIN query_key USING (query)
       WHERE route = ? GROUP BY query.id ORDER BY text`,
    )
    .all(Number(row['id']));
  return {
    ...storedRouteOf(row),
    reason: String(row['reason']),
    queries: queries.map(({ text, keys }) => ({
      text: String(text),
      keys: keys === null ? [] : String(keys).split(', '),
    })),
  };
}
