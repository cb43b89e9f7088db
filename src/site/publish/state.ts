/**
 * The publisher's state: routes of the written site, the queries of each, and the moves of a running publish.
 * One SQLite
 * file beside the site.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { QueryResult, Query } from '#site/snapshot/recorder.ts';
import type { Route } from './bundle/load.ts';
import { queryTable } from './query-table.ts';
import { EMPTYING, prepareTables } from './state-tables.ts';
import { writtenFiles } from './written-files.ts';

/** Values stored between publishes besides the tables. */
export type MetaKey =
  /** Id of the bundle that rendered the site. */
  | 'bundle'
  /** Identity of the snapshot that the site shows, and the number of its last change. */
  | 'snapshot'
  | 'change'
  /** The time for which the site shows the shop, ms. */
  | 'as-of'
  /** The mark in the site folder: files in a folder without it are not trusted. */
  | 'mark'
  /** The mark of the site folder when the current moves were recorded. */
  | 'mark-before'
  /** Number of live products. */
  | 'products'
  /** The target of the last deploy, and the mark at that time. */
  | 'deployed';

export interface StoredRoute extends Route {
  file: string;
  /** Hash of the written file. */
  hash: string;
}

/** Why a route was rendered, and what it depends on. */
export interface RouteExplanation extends StoredRoute {
  /** Why it was last rendered. */
  reason: string;
  queries: { text: Query; keys: string[] }[];
}

/** One step from the old site to the new one. */
export interface Move {
  /** Relative to the site folder. */
  file: string;
  /** The staged file's path; null: `file` is deleted. */
  staged: string | null;
  /** Lower steps run first. */
  step: number;
}

export type State = ReturnType<typeof openState>;

/**
 * Opens the state and creates it when it does not exist. @throws when the file cannot be created or is not a
 * database
 */
export function openState(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000; PRAGMA cache_size = -16384',
  );
  prepareTables(database);

  const prepare = (sql: string) => database.prepare(sql);
  const readMeta = prepare('SELECT value FROM meta WHERE key = ?');
  const writeMeta = prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const queryStore = queryTable(database);
  const selectDependents = prepare(
    `SELECT path, family, file, hash FROM route_query JOIN route ON id = route WHERE query = ?`,
  );
  const putRoute = prepare(
    `INSERT INTO route (path, family, file, hash, reason) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET family = excluded.family, file = excluded.file, hash = excluded.hash,
       reason = excluded.reason
     RETURNING id`,
  );
  const routeAt = prepare('SELECT id, family, file, hash, reason FROM route WHERE path = ?');
  const dropRoute = prepare('DELETE FROM route WHERE id = ?');
  const selectQueries = prepare('SELECT query FROM route_query WHERE route = ?');
  const putLink = prepare('INSERT OR IGNORE INTO route_query VALUES (?, ?)');
  const dropLink = prepare('DELETE FROM route_query WHERE query = ? AND route = ?');
  const putInline = prepare('INSERT OR IGNORE INTO inline_hash VALUES (?, ?, ?)');
  const dropInline = prepare('DELETE FROM inline_hash WHERE route = ?');
  const putMove = prepare('INSERT OR REPLACE INTO move VALUES (?, ?, ?)');

  const storedRouteOf = (row: Record<string, unknown>): StoredRoute => ({
    path: String(row['path']),
    family: String(row['family']),
    file: String(row['file']),
    hash: String(row['hash']),
  });

  return {
    /** Runs `work` in one transaction: it is rolled back when `work` throws. */
    async transaction<T>(work: () => Promise<T>): Promise<T> {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = await work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },

    meta: (key: MetaKey): string | undefined => {
      const row = readMeta.get(key);
      return row === undefined ? undefined : String(row['value']);
    },
    setMeta: (key: MetaKey, value: string): void => void writeMeta.run(key, value),

    /** Deletes everything, so that the next publish renders everything. */
    clear: (): void => database.exec(EMPTYING),

    ...queryStore,
    ...writtenFiles(database),

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
      const rows =
        family === undefined
          ? prepare('SELECT path, family, file, hash FROM route WHERE file IS NOT NULL').all()
          : prepare(
              'SELECT path, family, file, hash FROM route WHERE file IS NOT NULL AND family = ?',
            ).all(family);
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
      {
        inline,
        rerun,
      }: {
        inline?: { scripts: readonly string[]; styles: readonly string[] };
        rerun?: (query: Query) => QueryResult;
      } = {},
    ): void {
      const { path, family, file, hash, reason } = route;
      const id = Number(putRoute.get(path, family, file, hash, reason)?.['id']);
      const before = new Set(selectQueries.all(id).map((row) => Number(row['query'])));
      for (const text of queries) {
        const query = queryStore.idOf(text, rerun);
        if (!before.delete(query)) putLink.run(query, id);
      }
      for (const query of before) {
        dropLink.run(query, id);
        queryStore.deleteIfUnused(query);
      }
      dropInline.run(id);
      for (const hash of inline?.scripts ?? []) putInline.run(hash, 'script', id);
      for (const hash of inline?.styles ?? []) putInline.run(hash, 'style', id);
    },

    /** Deletes a route or family. */
    dropRoute(path: string): void {
      const id = routeAt.get(path)?.['id'];
      if (id === undefined) return;
      const queries = selectQueries.all(id).map((row) => Number(row['query']));
      for (const query of queries) {
        dropLink.run(query, id);
        queryStore.deleteIfUnused(query);
      }
      dropInline.run(id);
      dropRoute.run(id);
    },

    /** The explanation of the route at a path, or undefined. */
    explain(path: string): RouteExplanation | undefined {
      const row = routeAt.get(path);
      if (row === undefined || row['file'] === null) return undefined;
      const queries = prepare(
        `SELECT text, group_concat(key, ', ') AS keys FROM route_query
         JOIN query ON query.id = route_query.query
         LEFT JOIN query_key USING (query)
         WHERE route = ? GROUP BY query.id ORDER BY text`,
      ).all(Number(row['id']));
      return {
        ...storedRouteOf({ ...row, path }),
        reason: String(row['reason']),
        queries: queries.map(({ text, keys }) => ({
          text: String(text),
          keys: keys === null ? [] : String(keys).split(', '),
        })),
      };
    },

    /** The hash of every asset, by file. */
    assets: (): Map<string, string> =>
      new Map(
        prepare('SELECT file, hash FROM asset')
          .all()
          .map((row) => [String(row['file']), String(row['hash'])]),
      ),
    putAssets(assets: ReadonlyMap<string, string>): void {
      database.exec('DELETE FROM asset');
      const put = prepare('INSERT INTO asset VALUES (?, ?)');
      for (const [file, hash] of assets) put.run(file, hash);
    },

    /** The hashes of inline scripts and styles of all pages. */
    inlineHashes(): { scripts: Set<string>; styles: Set<string> } {
      const rows = prepare('SELECT DISTINCT kind, hash FROM inline_hash').all();
      const of = (kind: string) =>
        new Set(rows.filter((row) => row['kind'] === kind).map((row) => String(row['hash'])));
      return { scripts: of('script'), styles: of('style') };
    },

    /** Stores the moves to run; `doneMoving` deletes them. */
    putMoves(moves: Iterable<Move>): void {
      for (const { file, staged, step } of moves) putMove.run(file, staged, step);
    },
    /** The unfinished moves of the last publish, in order. */
    moves: (): Move[] =>
      prepare('SELECT file, staged, step FROM move ORDER BY step, file')
        .all()
        .map((row) => ({
          file: String(row['file']),
          staged: row['staged'] === null ? null : String(row['staged']),
          step: Number(row['step']),
        })),
    doneMoving: (): void => database.exec('DELETE FROM move'),

    close: (): void => database.close(),
  };
}
