/** The snapshot file: decoded documents in SQLite, an index table for products, and a log of changes. */
import type { DatabaseSync } from 'node:sqlite';
import { formatYear } from '#core/format-time.ts';
import { CHANGED_AT, collectionKey, productChanges, YEAR } from './change-keys.ts';
import { emptyTables, inTransaction, metaTable, openDatabase, type MetaTable } from './database.ts';
import { changeLog, documentTable, type ChangeLog } from './document-table.ts';
import { productTable, type ProductTable } from './product-table.ts';

/**
 * `newest_first` is `listed_at` negated, so that one ascending index with the path gives the order of lists. `change`
 * stores, for each key, when it last changed, in a count of changes. The check of `body` lets SQLite find damaged text.
 * The tables with long texts have row ids: without them, each step of a search would read whole documents.
 */
const TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE document (
    path TEXT PRIMARY KEY, collection TEXT NOT NULL, body TEXT NOT NULL CHECK (json_valid(body))
  );
  CREATE INDEX document_by_collection ON document (collection, path);
  CREATE TABLE product (
    path TEXT PRIMARY KEY, sku TEXT NOT NULL, slug TEXT NOT NULL, old_slugs TEXT NOT NULL,
    category TEXT, sub_category TEXT, live_from INTEGER, newest_first INTEGER NOT NULL,
    saved_at INTEGER NOT NULL, card TEXT NOT NULL, entry TEXT NOT NULL
  );
  CREATE INDEX product_by_sku ON product (sku);
  CREATE INDEX product_by_live_from ON product (live_from);
  CREATE INDEX product_in_order ON product (newest_first, path, live_from, sku);
  CREATE INDEX product_in_category ON product (category, newest_first, path, live_from, sku);
  CREATE INDEX product_in_sub_category ON product (sub_category, newest_first, path, live_from, sku);
  CREATE TABLE quarantine (path TEXT PRIMARY KEY, problems TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE change (key TEXT PRIMARY KEY, seq INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX change_by_seq ON change (seq);
`;

/** An older file is emptied and filled again by a full resync. */
const FORMAT = 8;

export type Store = ReturnType<typeof openStore>;

/** Figures about the snapshot: number of documents, and the next scheduled time. */
function storeStats(database: DatabaseSync) {
  const countRows = (table: 'product' | 'document' | 'quarantine') => (): number =>
    Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
  return {
    /** Number of products, live or not. */
    countProducts: countRows('product'),
    /** Number of documents of all kinds, without quarantine. */
    countDocuments: countRows('document'),
    /** Number of documents in quarantine. */
    countQuarantined: countRows('quarantine'),

    /** When the next scheduled product or post goes live after `now`, ms, or undefined. */
    nextScheduled(now: number): number | undefined {
      const at = database
        .prepare(
          `SELECT min(at) AS at FROM (
             SELECT min(live_from) AS at FROM product WHERE live_from > ?1
             UNION ALL
             SELECT min(body ->> '$.publishAt') FROM document
             WHERE collection = 'blogs' AND body ->> '$.status' = 'scheduled'
               AND body ->> '$.publishAt' > ?1)`,
        )
        .get(now)?.['at'];
      return at === null || at === undefined ? undefined : Number(at);
    },
  };
}

/** The times of the snapshot: for when it is evaluated, and its newest save; what they make visible is logged. */
function storeTimes(
  database: DatabaseSync,
  { products, log }: { products: ProductTable; log: ChangeLog['log'] },
  { meta, setMeta }: MetaTable,
) {
  const countPostsPublished = database.prepare(
    `SELECT count(*) AS n FROM document
     WHERE collection = 'blogs' AND body ->> '$.status' = 'scheduled'
       AND body ->> '$.publishAt' > min(?1, ?2) AND body ->> '$.publishAt' <= max(?1, ?2)`,
  );
  const number = (key: string): number => Number(meta(key) ?? 0);
  return {
    /** The time for which scheduled documents are evaluated, by the server's clock, ms. */
    asOf: (): number => number('as-of'),
    /** Moves that time and logs the documents that go live, or disappear when the clock was set back. */
    setAsOf(now: number): void {
      const before = number('as-of');
      if (before === now) return;
      for (const row of products.goingLive(before, now)) {
        log([...productChanges(undefined, row), CHANGED_AT]);
      }
      if (Number(countPostsPublished.get(before, now)?.['n']) > 0) {
        log([collectionKey('blogs'), CHANGED_AT]);
      }
      if (formatYear(before) !== formatYear(now)) log([YEAR]);
      setMeta('as-of', String(now));
    },

    /** Save time of the newest document read, including deleted and malformed ones, ms. */
    newest: (): number => number('newest'),
    raiseNewest(savedAt: number): void {
      if (savedAt <= number('newest')) return;
      setMeta('newest', String(savedAt));
      log([CHANGED_AT]);
    },
  };
}

/**
 * Opens the snapshot and creates it when it does not exist.
 * @param file path of the SQLite file, or `:memory:`
 * @throws when the file cannot be created or is not a database
 */
export function openStore(file: string) {
  const database = openDatabase(file, { format: FORMAT, tables: TABLES });
  const values = metaTable(database);
  const products = productTable(database);
  const { log, pause, resume, ...changes } = changeLog(database);

  return {
    database,
    ...values,
    ...changes,
    ...documentTable(database, products, log),
    ...storeTimes(database, { products, log }, values),
    ...storeStats(database),

    /** Runs `work` in one transaction: it is rolled back when `work` throws. */
    transaction: <T>(work: () => Promise<T>): Promise<T> =>
      inTransaction(database, work).finally(resume),

    /**
     * Deletes everything including cursors, so that the next sync is full and the next publish renders everything.
     * Call it in a transaction; the rest of the transaction is not logged.
     */
    clear(): void {
      emptyTables(database);
      pause();
    },

    /** Writes a copy of the current state to a new file. */
    copyTo: (file: string): void => void database.prepare('VACUUM INTO ?').run(file),

    close: (): void => database.close(),
  };
}
