/**
 * The publisher's state: routes of the written site, the queries of each, and the moves of a running publish.
 * One SQLite file beside the site.
 */
import { emptyTables, inTransaction, openDatabase } from '#site/snapshot/database.ts';
import { metaTable } from '#site/snapshot/meta-table.ts';
import { assetTable } from './asset-table.ts';
import { inlineTable } from './inline-table.ts';
import { moveTable } from './move-table.ts';
import { queryTable } from './query-table.ts';
import { explainRoute } from './route-explanation.ts';
import { routeTable } from './route-table.ts';
import { STATE_TABLES } from './state-tables.ts';
import { writtenFiles } from './written-files.ts';

export type { Move } from './move-table.ts';
export type { RouteExplanation } from './route-explanation.ts';
export type { StoredRoute } from './route-table.ts';

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
  | 'deployed'
  /** Upload time of the latest picture that was checked for use, ms. */
  | 'pictures';

export type State = ReturnType<typeof openState>;

/**
 * Opens the state and creates it when it does not exist.
 * @throws when the file cannot be created or is not a database
 */
export function openState(file: string) {
  const database = openDatabase(file, STATE_TABLES);
  database.exec('PRAGMA cache_size = -16384');
  const queries = queryTable(database);
  const inlineCode = inlineTable(database);

  return {
    /** Runs `work` in one transaction: it is rolled back when `work` throws. */
    transaction: <T>(work: () => Promise<T>): Promise<T> => inTransaction(database, work),

    ...metaTable<MetaKey>(database),
    ...queries,
    ...routeTable(database, queries, inlineCode),
    inlineHashes: inlineCode.inlineHashes,
    ...assetTable(database),
    ...moveTable(database),
    ...writtenFiles(database),

    /** The explanation of the route at a path, or undefined. */
    explain: (path: string) => explainRoute(database, path),

    /** Deletes everything, so that the next publish renders everything. */
    clear: (): void => emptyTables(database),
    close: (): void => database.close(),
  };
}
