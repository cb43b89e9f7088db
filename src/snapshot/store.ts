/** The snapshot's file: decoded documents in SQLite, with an index table for products. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ProductCard } from '#domain/catalogue.ts';
import type { DocumentProblem } from '#schema/problem.ts';

/** Raised when the tables change; an older file is emptied and filled again by a full resync. */
const FORMAT = 1;

const TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE document (
    path TEXT PRIMARY KEY, collection TEXT NOT NULL, updated_at INTEGER NOT NULL, body TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX document_by_collection ON document (collection, path);
  CREATE TABLE product (
    path TEXT PRIMARY KEY, sku TEXT NOT NULL, slug TEXT NOT NULL, category TEXT, sub_category TEXT,
    live_from INTEGER, listed_at INTEGER NOT NULL, card TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX product_by_sku ON product (sku);
  CREATE TABLE quarantine (path TEXT PRIMARY KEY, problems TEXT NOT NULL) WITHOUT ROWID;
`;

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
  category: string | undefined;
  subCategory: string | undefined;
  /** From when it may be shown, ms; null for never (draft or archived). */
  liveFrom: number | null;
  /** Lists run from the highest of these to the lowest, ms. */
  listedAt: number;
  card: ProductCard;
}

export type Store = ReturnType<typeof openStore>;

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
     (:path, :sku, :slug, :category, :subCategory, :liveFrom, :listedAt, :card)`,
  );
  const dropDocument = database.prepare('DELETE FROM document WHERE path = ?');
  const dropProduct = database.prepare('DELETE FROM product WHERE path = ?');
  const dropQuarantine = database.prepare('DELETE FROM quarantine WHERE path = ?');
  const putQuarantine = database.prepare('INSERT OR REPLACE INTO quarantine VALUES (?, ?)');
  const readMeta = database.prepare('SELECT value FROM meta WHERE key = ?');
  const writeMeta = database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const dropMeta = database.prepare('DELETE FROM meta WHERE key = ?');
  const readDocument = database.prepare('SELECT body FROM document WHERE path = ?');

  const remove = (path: string): boolean => {
    dropProduct.run(path);
    dropQuarantine.run(path);
    return dropDocument.run(path).changes > 0;
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
      }
    },

    /** The body of one document as JSON text, or undefined. */
    bodyAt(path: string): string | undefined {
      const row = readDocument.get(path);
      return row === undefined ? undefined : String(row['body']);
    },

    /** Puts or replaces a document; `row` for products. Gives false when nothing changed. */
    put(document: StoredDocument, row?: ProductRow): boolean {
      const body = JSON.stringify(document.body);
      dropQuarantine.run(document.path);
      if (this.bodyAt(document.path) === body) return false;
      const { path, collection, updatedAt } = document;
      putDocument.run({ path, collection, updatedAt, body });
      if (row) {
        putProduct.run({
          path,
          sku: row.sku,
          slug: row.slug,
          category: row.category ?? null,
          subCategory: row.subCategory ?? null,
          liveFrom: row.liveFrom,
          listedAt: row.listedAt,
          card: JSON.stringify(row.card),
        });
      }
      return true;
    },

    /** Takes a document out; gives false when it was not there. */
    remove,

    /** Takes a document out and keeps the reasons why it does not fit. */
    quarantine(path: string, problems: readonly DocumentProblem[]): void {
      remove(path);
      putQuarantine.run(path, JSON.stringify(problems));
    },

    meta: (key: string): string | undefined => {
      const row = readMeta.get(key);
      return row === undefined ? undefined : String(row['value']);
    },
    setMeta: (key: string, value: string): void => void writeMeta.run(key, value),
    deleteMeta: (key: string): void => void dropMeta.run(key),

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

    /** Takes out everything, cursors too, so that the next sync is full. */
    clear: (): void =>
      database.exec(
        'DELETE FROM document; DELETE FROM product; DELETE FROM quarantine; DELETE FROM meta',
      ),

    close: (): void => database.close(),
  };
}
