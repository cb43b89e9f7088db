/**
 * The snapshot file: decoded documents in SQLite, an index table for products, and a log of changes.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { formatYear } from '#core/format-time.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { CHANGED_AT, collectionKey, productChanges, YEAR } from './change-keys.ts';
import { productTable, type ProductRow } from './product-table.ts';
import { storeStats } from './store-stats.ts';
import { EMPTYING, prepareTables } from './store-tables.ts';

export type { ProductRow } from './product-table.ts';

/** A stored document: decoded, times in ms. */
export interface StoredDocument {
  path: string;
  collection: string;
  /** ms. */
  updatedAt: number;
  body: unknown;
}

export type Store = ReturnType<typeof openStore>;

/**
 * Opens the snapshot and creates it when it does not exist.
 * @param file path of the SQLite file, or `:memory:`
 * @throws when the file cannot be created or is not a database
 */
export function openStore(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000',
  );
  prepareTables(database);

  const products = productTable(database);
  const putDocument = database.prepare(
    `INSERT INTO document VALUES (:path, :collection, :updatedAt, :body)
     ON CONFLICT DO UPDATE SET updated_at = excluded.updated_at, body = excluded.body`,
  );
  const dropDocument = database.prepare('DELETE FROM document WHERE path = ?');
  const dropQuarantine = database.prepare('DELETE FROM quarantine WHERE path = ?');
  const putQuarantine = database.prepare('INSERT OR REPLACE INTO quarantine VALUES (?, ?)');
  const readMeta = database.prepare('SELECT value FROM meta WHERE key = ?');
  const writeMeta = database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const dropMeta = database.prepare('DELETE FROM meta WHERE key = ?');
  const readDocument = database.prepare('SELECT body FROM document WHERE path = ?');
  const readSeq = database.prepare('SELECT seq FROM change WHERE key = ?');
  const readLastSeq = database.prepare('SELECT coalesce(max(seq), 0) AS seq FROM change');
  const putChange = database.prepare(
    'INSERT OR REPLACE INTO change SELECT ?, coalesce(max(seq), 0) + 1 FROM change',
  );
  const countPostsPublished = database.prepare(
    `SELECT count(*) AS n FROM document
     WHERE collection = 'blogs' AND body ->> '$.status' = 'scheduled'
       AND body ->> '$.publishAt' > min(?1, ?2) AND body ->> '$.publishAt' <= max(?1, ?2)`,
  );

  const meta = (key: string): string | undefined => {
    const row = readMeta.get(key);
    return row === undefined ? undefined : String(row['value']);
  };
  const setMeta = (key: string, value: string): void => void writeMeta.run(key, value);
  const number = (key: string): number => Number(meta(key) ?? 0);

  /** Starts a new identity: change numbers of an earlier one are no longer valid. */
  const startIdentity = (): string => {
    const identity = crypto.randomUUID();
    setMeta('identity', identity);
    return identity;
  };
  const identity = (): string => meta('identity') ?? startIdentity();

  const memos = new Map<string, { state: string; value: unknown }>();

  // Refilling an emptied file is not logged: its identity is new.
  let logging = true;
  const log = (keys: Iterable<string>): void => {
    if (logging) for (const key of new Set(keys)) putChange.run(key);
  };
  const logDocument = (path: string): void =>
    log([path, collectionKey(path.slice(0, path.indexOf('/')))]);

  const remove = (path: string): boolean => {
    const before = products.rowAt(path);
    products.remove(path);
    dropQuarantine.run(path);
    if (dropDocument.run(path).changes === 0) return false;
    if (before) log(productChanges(before, undefined));
    else logDocument(path);
    return true;
  };

  return {
    database,

    /** Runs `work` in one transaction: it is rolled back when `work` throws. */
    async transaction<T>(work: () => Promise<T>): Promise<T> {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = await work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        // The rolled-back change numbers will be reused.
        memos.clear();
        throw error;
      } finally {
        logging = true;
      }
    },

    /** The body of one document as JSON text, or undefined. */
    bodyAt(path: string): string | undefined {
      const row = readDocument.get(path);
      return row === undefined ? undefined : String(row['body']);
    },

    /** Stores or replaces a document; `row` is for products. Returns false when nothing changed. */
    put(document: StoredDocument, row?: ProductRow): boolean {
      const body = JSON.stringify(document.body);
      dropQuarantine.run(document.path);
      const { path, collection, updatedAt } = document;
      const isSameRow = row === undefined || products.has(path, row);
      if (isSameRow && this.bodyAt(path) === body) return false;
      putDocument.run({ path, collection, updatedAt, body });
      if (!row) {
        logDocument(path);
        return true;
      }
      log(productChanges(products.rowAt(path), row));
      products.put(path, row);
      return true;
    },

    /** Removes a document; returns false when it did not exist. */
    remove,

    /** Removes a document and stores the problems that make it invalid. */
    quarantine(path: string, problems: readonly DocumentProblem[]): void {
      remove(path);
      putQuarantine.run(path, JSON.stringify(problems));
    },

    meta,
    setMeta,
    deleteMeta: (key: string): void => void dropMeta.run(key),

    /** Changes after every `clear`: change numbers are comparable only within one identity. */
    identity,

    /** Number of the last change; pass it to `changesSince`. */
    lastChange: (): number => Number(readLastSeq.get()?.['seq']),

    /** The keys that changed after change `seq` (`change-keys.ts`). */
    changesSince: (seq: number): string[] =>
      database
        .prepare('SELECT key FROM change WHERE seq > ? ORDER BY seq')
        .all(seq)
        .map((row) => String(row['key'])),

    /** The result of `compute`, cached until `key` changes. */
    memoize<T>(key: string, name: string, compute: () => T): T {
      const state = `${identity()} ${key} ${Number(readSeq.get(key)?.['seq'] ?? 0)}`;
      const memo = memos.get(name);
      // Only this function stores values under this name.
      if (memo?.state === state) return memo.value as T;
      const value = compute();
      memos.set(name, { state, value });
      return value;
    },

    /** The time for which scheduled documents are evaluated, by the server's clock, ms. */
    asOf: (): number => number('as-of'),
    /**
     * Moves that time and logs the documents that go live, or leave when the clock was set back.
     */
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

    /** Every path in one collection, including quarantined documents. */
    paths(collection: string): string[] {
      return database
        .prepare(
          `SELECT path FROM document WHERE collection = ?1
           UNION SELECT path FROM quarantine WHERE path LIKE ?1 || '/%'`,
        )
        .all(collection)
        .map((row) => String(row['path']));
    },

    ...storeStats(database),

    /**
     * Deletes everything including cursors, so that the next sync is full; call it in a transaction.
     */
    clear(): void {
      database.exec(EMPTYING);
      startIdentity();
      logging = false;
    },

    /** Writes a copy of the current state to a new file. */
    copyTo: (file: string): void => void database.prepare('VACUUM INTO ?').run(file),

    close: (): void => database.close(),
  };
}
