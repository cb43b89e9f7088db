/** The stored documents and the quarantined ones, by path, and the log of what changed. */
import type { DatabaseSync } from 'node:sqlite';
import type { DocumentProblem } from '#schema/problem.ts';
import { collectionKey, productChanges } from './change-keys.ts';
import type { ProductRow, ProductTable } from './product-table.ts';

const collectionOf = (path: string): string => path.slice(0, path.indexOf('/'));

export type ChangeLog = ReturnType<typeof changeLog>;

/** The log of changed keys, numbered within one file. */
export function changeLog(database: DatabaseSync) {
  const readLast = database.prepare('SELECT coalesce(max(seq), 0) AS seq FROM change');
  const selectSince = database.prepare('SELECT key FROM change WHERE seq > ? ORDER BY seq');
  const put = database.prepare(
    'INSERT OR REPLACE INTO change SELECT ?, coalesce(max(seq), 0) + 1 FROM change',
  );
  let isPaused = false;
  return {
    log: (keys: Iterable<string>): void => {
      if (!isPaused) for (const key of new Set(keys)) put.run(key);
    },
    pause: (): void => void (isPaused = true),
    resume: (): void => void (isPaused = false),
    /** Number of the last change; pass it to `changesSince`. */
    lastChange: (): number => Number(readLast.get()?.['seq']),
    /** The keys that changed after change `seq` (`change-keys.ts`). */
    changesSince: (seq: number): string[] => selectSince.all(seq).map((row) => String(row['key'])),
  };
}

/** The tables `document` and `quarantine` within `database`. */
export function documentTable(
  database: DatabaseSync,
  products: ProductTable,
  log: ChangeLog['log'],
) {
  const put = database.prepare(
    'INSERT INTO document VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
  );
  const read = database.prepare('SELECT body FROM document WHERE path = ?');
  const drop = database.prepare('DELETE FROM document WHERE path = ?');
  const putQuarantine = database.prepare('INSERT OR REPLACE INTO quarantine VALUES (?, ?)');
  const dropQuarantine = database.prepare('DELETE FROM quarantine WHERE path = ?');
  const selectPaths = database.prepare(
    `SELECT path FROM document WHERE collection = ?1
     UNION SELECT path FROM quarantine WHERE path LIKE ?1 || '/%'`,
  );

  const logDocument = (path: string): void => log([path, collectionKey(collectionOf(path))]);

  /** The body of one document as JSON text, or undefined. */
  const bodyAt = (path: string): string | undefined => {
    const row = read.get(path);
    return row === undefined ? undefined : String(row['body']);
  };

  /** Removes a document; returns false when it did not exist. */
  const remove = (path: string): boolean => {
    const before = products.rowAt(path);
    products.remove(path);
    dropQuarantine.run(path);
    if (drop.run(path).changes === 0) return false;
    if (before) log(productChanges(before, undefined));
    else logDocument(path);
    return true;
  };

  return {
    bodyAt,

    /** Stores or replaces a decoded document; `row` is for products. Returns false when nothing changed. */
    put(path: string, document: unknown, row?: ProductRow): boolean {
      const body = JSON.stringify(document);
      dropQuarantine.run(path);
      const isSameRow = row === undefined || products.has(path, row);
      if (isSameRow && bodyAt(path) === body) return false;
      put.run(path, collectionOf(path), body);
      if (!row) {
        logDocument(path);
        return true;
      }
      log(productChanges(products.rowAt(path), row));
      products.put(path, row);
      return true;
    },

    remove,

    /** Removes a document and stores the problems that make it invalid. */
    quarantine(path: string, problems: readonly DocumentProblem[]): void {
      remove(path);
      putQuarantine.run(path, JSON.stringify(problems));
    },

    /** Every path in one collection, including quarantined documents. */
    paths: (collection: string): string[] =>
      selectPaths.all(collection).map((row) => String(row['path'])),
  };
}
