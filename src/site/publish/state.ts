/** The publisher's state: the routes of the written site, the queries of each, and its files; one SQLite file. */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, metaTable, openDatabase } from '#site/snapshot/database.ts';
import type { Query, QueryResult } from '#site/snapshot/recorder.ts';
import type { Route } from './bundle/load.ts';

/**
 * A row of `route` without a file is a family: its queries determine the list of its routes. `file` contains the size
 * and time of every written file.
 */
const TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE query (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, digest TEXT NOT NULL);
  CREATE TABLE query_key (
    key TEXT NOT NULL, query INTEGER NOT NULL, PRIMARY KEY (key, query)
  ) WITHOUT ROWID;
  CREATE INDEX query_key_by_query ON query_key (query);
  CREATE TABLE route (
    id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, family TEXT NOT NULL, file TEXT
  );
  CREATE INDEX route_by_family ON route (family);
  CREATE TABLE route_query (
    query INTEGER NOT NULL, route INTEGER NOT NULL, PRIMARY KEY (query, route)
  ) WITHOUT ROWID;
  CREATE INDEX route_query_by_route ON route_query (route);
  CREATE TABLE file (file TEXT PRIMARY KEY, stamp TEXT NOT NULL) WITHOUT ROWID;
`;

/** An older file is emptied, and the next publish renders everything. */
const FORMAT = 4;

/** Values stored between publishes besides the tables. */
type MetaKey =
  /** Id of the bundle that rendered the site. */
  | 'bundle'
  /** A random name, also stored in the snapshot that the site shows, and the number of its last change. */
  | 'published'
  | 'change'
  /** Set while files are moved into the site. */
  | 'moving'
  /** Number of live products. */
  | 'products'
  /** The inline scripts and styles of the pages, as JSON. */
  | 'inline'
  /** The target of the last deploy; removed when the site changes. */
  | 'deployed';

export interface StoredRoute extends Route {
  file: string;
}

export type State = ReturnType<typeof openState>;

const storedRouteOf = (row: Record<string, unknown>): StoredRoute => ({
  path: String(row['path']),
  family: String(row['family']),
  file: String(row['file']),
});

/** Makes a set of rows equal to `after`, with few writes. */
function replaceRows<T>(
  before: ReadonlySet<T>,
  after: ReadonlySet<T>,
  change: { add: (row: T) => void; remove: (row: T) => void },
): void {
  for (const row of after) if (!before.has(row)) change.add(row);
  for (const row of before) if (!after.has(row)) change.remove(row);
}

/** The queries that pages ran, each with a digest of its result and the keys it depends on. */
function queryTable(database: DatabaseSync) {
  const put = database.prepare(
    `INSERT INTO query (text, digest) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET digest = excluded.digest RETURNING id`,
  );
  const selectId = database.prepare('SELECT id FROM query WHERE text = ?');
  const keysOf = database.prepare('SELECT key FROM query_key WHERE query = ?');
  const putKey = database.prepare('INSERT INTO query_key VALUES (?, ?)');
  const dropKey = database.prepare('DELETE FROM query_key WHERE key = ? AND query = ?');
  const byKey = database.prepare(
    'SELECT text, digest FROM query_key JOIN query ON id = query WHERE key = ?',
  );
  return {
    /** @throws when the result of the query was not recorded */
    idOf: (text: Query): number => {
      const row = selectId.get(text);
      if (row === undefined) throw new Error(`The result of "${text}" was not recorded.`);
      return Number(row['id']);
    },
    /** Stores query results. */
    putResults(results: Iterable<QueryResult>): void {
      for (const { query, digest, keys } of results) {
        const id = Number(put.get(query, digest)?.['id']);
        const before = new Set(keysOf.all(id).map((row) => String(row['key'])));
        replaceRows(before, new Set(keys), {
          add: (key) => putKey.run(key, id),
          remove: (key) => dropKey.run(key, id),
        });
      }
    },
    /** The queries whose results depend on one of `keys`, each with its stored digest and the first such key. */
    queriesByKey(keys: Iterable<string>): { text: Query; digest: string; key: string }[] {
      const queries = new Map<string, { text: Query; digest: string; key: string }>();
      for (const key of keys) {
        for (const row of byKey.all(key)) {
          const query = { text: String(row['text']), digest: String(row['digest']), key };
          if (!queries.has(query.text)) queries.set(query.text, query);
        }
      }
      return [...queries.values()];
    },
  };
}

/** The routes, and the queries that each depends on. */
function routeTable(database: DatabaseSync, { idOf }: ReturnType<typeof queryTable>) {
  const put = database.prepare(
    `INSERT INTO route (path, family, file) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET family = excluded.family, file = excluded.file RETURNING id`,
  );
  const drop = database.prepare('DELETE FROM route WHERE path = ? RETURNING id');
  const dropLinks = database.prepare('DELETE FROM route_query WHERE route = ?');
  const queriesOf = database.prepare('SELECT query FROM route_query WHERE route = ?');
  const putLink = database.prepare('INSERT INTO route_query VALUES (?, ?)');
  const dropLink = database.prepare('DELETE FROM route_query WHERE query = ? AND route = ?');
  const selectDependents = database.prepare(
    'SELECT path, family, file FROM route_query JOIN route ON id = route WHERE query = ?',
  );
  const selectRoutes = database.prepare(
    'SELECT path, family, file FROM route WHERE file IS NOT NULL AND (?1 IS NULL OR family = ?1)',
  );
  return {
    /** The routes and families that depend on a query. */
    dependentsOf(text: Query): { routes: StoredRoute[]; families: string[] } {
      const rows = selectDependents.all(idOf(text));
      return {
        routes: rows.filter((row) => row['file'] !== null).map(storedRouteOf),
        families: rows.filter((row) => row['file'] === null).map((row) => String(row['family'])),
      };
    },
    /** Every route with a file, or those of one family, by path. */
    routes: (family?: string): Map<string, StoredRoute> =>
      new Map(
        selectRoutes.all(family ?? null).map((row) => [String(row['path']), storedRouteOf(row)]),
      ),
    /** Stores a route, or a family when `file` is null, with its queries. */
    putRoute(
      { path, family, file }: Route & { file: string | null },
      queries: Iterable<Query>,
    ): void {
      const id = Number(put.get(path, family, file)?.['id']);
      const before = new Set(queriesOf.all(id).map((row) => Number(row['query'])));
      replaceRows(before, new Set([...queries].map(idOf)), {
        add: (query) => putLink.run(query, id),
        remove: (query) => dropLink.run(query, id),
      });
    },
    dropRoute(path: string): void {
      const id = drop.get(path)?.['id'];
      if (id !== undefined) dropLinks.run(id);
    },
    /** Deletes all routes and queries, before everything is rendered. */
    dropRoutes: (): void =>
      database.exec(
        'DELETE FROM route; DELETE FROM route_query; DELETE FROM query; DELETE FROM query_key',
      ),
  };
}

/** The size and time of every written file, so that a later publish notices damage. */
function fileTable(database: DatabaseSync) {
  const put = database.prepare('INSERT OR REPLACE INTO file VALUES (?, ?)');
  const drop = database.prepare('DELETE FROM file WHERE file = ?');
  const selectAll = database.prepare('SELECT file, stamp FROM file');
  return {
    /** The recorded files, each with its stamp. */
    *files(): Generator<[file: string, stamp: string]> {
      for (const row of selectAll.iterate()) yield [String(row['file']), String(row['stamp'])];
    },
    /** @param stamp undefined for a deleted file */
    putFile(file: string, stamp: string | undefined): void {
      if (stamp === undefined) drop.run(file);
      else put.run(file, stamp);
    },
    dropFiles: (): void => database.exec('DELETE FROM file'),
  };
}

/** The state file in the publisher's folder. */
export const stateFile = (folder: string): string => join(folder, 'state.sqlite');

/**
 * Opens the state and creates it when it does not exist.
 * @throws when the file cannot be created or is not a database
 */
export function openState(file: string) {
  const database = openDatabase(file, { format: FORMAT, tables: TABLES });
  database.exec('PRAGMA cache_size = -16384');
  const queries = queryTable(database);
  return {
    /** Runs `work` in one transaction: it is rolled back when `work` throws. */
    transaction: <T>(work: () => Promise<T>): Promise<T> => inTransaction(database, work),
    ...metaTable<MetaKey>(database),
    ...queries,
    ...routeTable(database, queries),
    ...fileTable(database),
    close: (): void => database.close(),
  };
}
