/** The stored documents and the quarantined ones, by path; every change of them is logged. */
import type { DatabaseSync } from 'node:sqlite';
import type { DocumentProblem } from '#schema/problem.ts';
import { productChanges } from './change-keys.ts';
import type { ChangeLog } from './change-log.ts';
import type { ProductRow, ProductTable } from './product-table.ts';

/** A stored document: decoded, times in ms. */
export interface StoredDocument {
  path: string;
  collection: string;
  /** ms. */
  updatedAt: number;
  body: unknown;
}

/** The tables `document` and `quarantine` within `database`. */
export function documentTable(
  database: DatabaseSync,
  products: ProductTable,
  { log, logDocument }: Pick<ChangeLog, 'log' | 'logDocument'>,
) {
  const put = database.prepare(
    `INSERT INTO document VALUES (:path, :collection, :updatedAt, :body)
     ON CONFLICT DO UPDATE SET updated_at = excluded.updated_at, body = excluded.body`,
  );
  const read = database.prepare('SELECT body FROM document WHERE path = ?');
  const drop = database.prepare('DELETE FROM document WHERE path = ?');
  const putQuarantine = database.prepare('INSERT OR REPLACE INTO quarantine VALUES (?, ?)');
  const dropQuarantine = database.prepare('DELETE FROM quarantine WHERE path = ?');
  const selectPaths = database.prepare(
    `SELECT path FROM document WHERE collection = ?1
     UNION SELECT path FROM quarantine WHERE path LIKE ?1 || '/%'`,
  );

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

    /** Stores or replaces a document; `row` is for products. Returns false when nothing changed. */
    put(document: StoredDocument, row?: ProductRow): boolean {
      const body = JSON.stringify(document.body);
      dropQuarantine.run(document.path);
      const { path, collection, updatedAt } = document;
      const isSameRow = row === undefined || products.has(path, row);
      if (isSameRow && bodyAt(path) === body) return false;
      put.run({ path, collection, updatedAt, body });
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
