/** The snapshot's file: decoded documents in SQLite, an index table for products, and what has changed when. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { ProductCard } from '#domain/catalogue.ts';
import { formatYear } from '#domain/format.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { CHANGED_AT, collectionKey, productChanges, YEAR } from './change-keys.ts';

/** Raised when the tables change; an older file is emptied and filled again by a full resync. */
const FORMAT = 2;

/**
 * `newest_first` is `listed_at` negated, so that one ascending index with the path gives the order of lists.
 * `change` holds, for each key, when it last changed, in a count of changes.
 */
const TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE document (
    path TEXT PRIMARY KEY, collection TEXT NOT NULL, updated_at INTEGER NOT NULL, body TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX document_by_collection ON document (collection, path);
  CREATE TABLE product (
    path TEXT PRIMARY KEY, sku TEXT NOT NULL, slug TEXT NOT NULL, old_slugs TEXT NOT NULL,
    category TEXT, sub_category TEXT, live_from INTEGER, newest_first INTEGER NOT NULL, card TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX product_by_sku ON product (sku);
  CREATE INDEX product_by_live_from ON product (live_from);
  CREATE INDEX product_in_order ON product (newest_first, path, live_from, sku);
  CREATE INDEX product_in_category ON product (category, newest_first, path, live_from, sku);
  CREATE INDEX product_in_sub_category ON product (sub_category, newest_first, path, live_from, sku);
  CREATE TABLE quarantine (path TEXT PRIMARY KEY, problems TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE recent (
    path TEXT PRIMARY KEY, collection TEXT NOT NULL, updated_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE change (key TEXT PRIMARY KEY, seq INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX change_by_seq ON change (seq);
`;

const EMPTYING = ['document', 'product', 'quarantine', 'meta', 'change', 'recent']
  .map((table) => `DELETE FROM ${table};`)
  .join('');

/** A document as the snapshot keeps it: decoded, its times in ms. */
export interface StoredDocument {
  path: string;
  collection: string;
  /** ms. */
  updatedAt: number;
  body: unknown;
}

/** What the lists need of a product. */
export interface ProductRow {
  sku: string;
  slug: string;
  oldSlugs: readonly string[];
  category: string | undefined;
  subCategory: string | undefined;
  /** From when it may be shown, ms; null for never (draft or archived). */
  liveFrom: number | null;
  /** Lists run from the highest of these to the lowest, ms. */
  listedAt: number;
  card: ProductCard;
}

export type Store = ReturnType<typeof openStore>;

const textOf = (value: SQLOutputValue | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

const rowOf = (row: Record<string, SQLOutputValue>): ProductRow => ({
  sku: String(row['sku']),
  slug: String(row['slug']),
  // Both written by `put` from a row of these types.
  oldSlugs: JSON.parse(String(row['old_slugs'])) as string[],
  card: JSON.parse(String(row['card'])) as ProductCard,
  category: textOf(row['category']),
  subCategory: textOf(row['sub_category']),
  liveFrom: row['live_from'] === null ? null : Number(row['live_from']),
  listedAt: -Number(row['newest_first']),
});

function prepareTables(database: DatabaseSync): void {
  const version = database.prepare('PRAGMA user_version').get();
  if (version?.['user_version'] === FORMAT) return;
  const tables = database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all()
    .map((row) => String(row['name']));
  database.exec('BEGIN');
  for (const table of tables) database.exec(`DROP TABLE "${table}"`);
  database.exec(TABLES);
  database.exec(`PRAGMA user_version = ${FORMAT}`);
  database.exec('COMMIT');
}

/**
 * Opens the snapshot, making it when absent.
 * @param file path of the SQLite file, or `:memory:`
 * @throws when the file cannot be made or is not a database
 */
export function openStore(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000',
  );
  prepareTables(database);

  const putDocument = database.prepare(
    `INSERT INTO document VALUES (:path, :collection, :updatedAt, :body)
     ON CONFLICT DO UPDATE SET updated_at = excluded.updated_at, body = excluded.body`,
  );
  const putProduct = database.prepare(
    `INSERT OR REPLACE INTO product VALUES
     (:path, :sku, :slug, :oldSlugs, :category, :subCategory, :liveFrom, :newestFirst, :card)`,
  );
  const readProduct = database.prepare('SELECT * FROM product WHERE path = ?');
  const dropDocument = database.prepare('DELETE FROM document WHERE path = ?');
  const dropProduct = database.prepare('DELETE FROM product WHERE path = ?');
  const dropQuarantine = database.prepare('DELETE FROM quarantine WHERE path = ?');
  const putQuarantine = database.prepare('INSERT OR REPLACE INTO quarantine VALUES (?, ?)');
  const readMeta = database.prepare('SELECT value FROM meta WHERE key = ?');
  const writeMeta = database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const dropMeta = database.prepare('DELETE FROM meta WHERE key = ?');
  const readDocument = database.prepare('SELECT body FROM document WHERE path = ?');
  const readLastSeq = database.prepare('SELECT coalesce(max(seq), 0) AS seq FROM change');
  const putChange = database.prepare(
    'INSERT OR REPLACE INTO change SELECT ?, coalesce(max(seq), 0) + 1 FROM change',
  );
  const readGoneLive = database.prepare(
    `SELECT * FROM product WHERE live_from > min(?1, ?2) AND live_from <= max(?1, ?2)`,
  );
  const putRecent = database.prepare('INSERT OR REPLACE INTO recent VALUES (?, ?, ?)');
  const dropRecent = database.prepare('DELETE FROM recent WHERE path = ?');
  const forgetRecent = database.prepare(
    'DELETE FROM recent WHERE collection = ? AND updated_at < ?',
  );
  const countPostsGoneLive = database.prepare(
    `SELECT count(*) AS n FROM document
     WHERE collection = 'blogs' AND body ->> '$.status' = 'scheduled'
       AND body ->> '$.publishAt' > min(?1, ?2) AND body ->> '$.publishAt' <= max(?1, ?2)`,
  );

  const meta = (key: string): string | undefined => textOf(readMeta.get(key)?.['value']);
  const setMeta = (key: string, value: string): void => void writeMeta.run(key, value);
  const number = (key: string): number => Number(meta(key) ?? 0);

  /** A new life of the file: what was known of an earlier one says nothing about it. */
  const begin = (): string => {
    const identity = crypto.randomUUID();
    setMeta('identity', identity);
    return identity;
  };
  const identity = (): string => meta('identity') ?? begin();

  // What fills an emptied file is no change of it: its identity is new.
  let logging = true;
  const log = (keys: Iterable<string>): void => {
    if (logging) for (const key of new Set(keys)) putChange.run(key);
  };
  const logDocument = (path: string): void =>
    log([path, collectionKey(path.slice(0, path.indexOf('/')))]);

  const rowAt = (path: string): ProductRow | undefined => {
    const row = readProduct.get(path);
    return row === undefined ? undefined : rowOf(row);
  };

  const remove = (path: string): boolean => {
    const before = rowAt(path);
    dropProduct.run(path);
    dropQuarantine.run(path);
    if (dropDocument.run(path).changes === 0) return false;
    if (before) log(productChanges(before, undefined));
    else logDocument(path);
    return true;
  };

  return {
    database,

    /** Runs `work` as one change: all of it or, when it throws, none. */
    async transaction<T>(work: () => Promise<T>): Promise<T> {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = await work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      } finally {
        logging = true;
      }
    },

    /** The body of one document as JSON text, or undefined. */
    bodyAt: (path: string): string | undefined => textOf(readDocument.get(path)?.['body']),

    /** Puts or replaces a document; `row` for products. Gives false when nothing changed. */
    put(document: StoredDocument, row?: ProductRow): boolean {
      const body = JSON.stringify(document.body);
      dropQuarantine.run(document.path);
      if (this.bodyAt(document.path) === body) return false;
      const { path, collection, updatedAt } = document;
      putDocument.run({ path, collection, updatedAt, body });
      if (!row) {
        logDocument(path);
        return true;
      }
      log(productChanges(rowAt(path), row));
      putProduct.run({
        path,
        sku: row.sku,
        slug: row.slug,
        oldSlugs: JSON.stringify(row.oldSlugs),
        category: row.category ?? null,
        subCategory: row.subCategory ?? null,
        liveFrom: row.liveFrom,
        newestFirst: -row.listedAt,
        card: JSON.stringify(row.card),
      });
      return true;
    },

    /** Takes a document out; gives false when it was not there. */
    remove,

    /** Takes a document out and keeps the reasons why it does not fit. */
    quarantine(path: string, problems: readonly DocumentProblem[]): void {
      remove(path);
      putQuarantine.run(path, JSON.stringify(problems));
    },

    meta,
    setMeta,
    deleteMeta: (key: string): void => void dropMeta.run(key),

    /** Differs after every `clear`: changes are counted within one identity only. */
    identity,

    /** How many changes there have been; the place to ask for later ones from. */
    lastChange: (): number => Number(readLastSeq.get()?.['seq']),

    /** What changed after change `seq`, as keys of `change-keys.ts`. */
    changesSince: (seq: number): string[] =>
      database
        .prepare('SELECT key FROM change WHERE seq > ? ORDER BY seq')
        .all(seq)
        .map((row) => String(row['key'])),

    /** As of which moment scheduled documents are looked at, by the server's clock, ms. */
    asOf: (): number => number('as-of'),
    /** Moves that moment; what goes live by it, or leaves by a clock set back, has changed. */
    setAsOf(now: number): void {
      const before = number('as-of');
      if (before === now) return;
      for (const row of readGoneLive.iterate(before, now)) {
        log(productChanges(undefined, rowOf(row)));
        log([CHANGED_AT]);
      }
      if (Number(countPostsGoneLive.get(before, now)?.['n']) > 0) {
        log([collectionKey('blogs'), CHANGED_AT]);
      }
      if (formatYear(before) !== formatYear(now)) log([YEAR]);
      setMeta('as-of', String(now));
    },

    /** When the newest document seen was saved, deleted and unfit ones too, ms. */
    newest: (): number => number('newest'),
    raiseNewest(updatedAt: number): void {
      if (updatedAt <= number('newest')) return;
      setMeta('newest', String(updatedAt));
      log([CHANGED_AT]);
    },

    /** The documents that syncs saw in a collection with an `updatedAt` from `from` (ms) on. */
    recent: (collection: string, from: number): Set<string> =>
      new Set(
        database
          .prepare('SELECT path FROM recent WHERE collection = ? AND updated_at >= ?')
          .all(collection, from)
          .map((row) => String(row['path'])),
      ),
    /** Keeps which documents a sync saw, by path with their `updatedAt`, and forgets those before `from` (ms). */
    keepRecent(collection: string, seen: ReadonlyMap<string, number>, from: number): void {
      for (const [path, updatedAt] of seen) {
        if (updatedAt >= from) putRecent.run(path, collection, updatedAt);
        else dropRecent.run(path);
      }
      forgetRecent.run(collection, from);
    },

    /** Every path the snapshot knows in one collection, quarantined ones too. */
    paths(collection: string): string[] {
      return database
        .prepare(
          `SELECT path FROM document WHERE collection = ?1
           UNION SELECT path FROM quarantine WHERE path LIKE ?1 || '/%'`,
        )
        .all(collection)
        .map((row) => String(row['path']));
    },

    /** How many products it holds, live or not. */
    countProducts: (): number =>
      Number(database.prepare('SELECT count(*) AS n FROM product').get()?.['n']),

    /** How many documents of all kinds it holds, without those in quarantine. */
    countDocuments: (): number =>
      Number(database.prepare('SELECT count(*) AS n FROM document').get()?.['n']),

    /** How many documents are in quarantine. */
    countQuarantined: (): number =>
      Number(database.prepare('SELECT count(*) AS n FROM quarantine').get()?.['n']),

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

    /** Takes out everything, cursors too, so that the next sync is full; within a transaction. */
    clear(): void {
      database.exec(EMPTYING);
      begin();
      logging = false;
    },

    /** Writes a copy of the present state to a new file. */
    copyTo: (file: string): void => void database.prepare('VACUUM INTO ?').run(file),

    close: (): void => database.close(),
  };
}
