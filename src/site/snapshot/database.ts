/** SQLite files of the site: opens one with its tables, empties it, runs transactions, and stores single values. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The statements that create a file's tables. */
export interface TableFormat {
  /** Increased when the tables change: an older file is emptied. */
  format: number;
  tables: string;
}

const tableNames = (database: DatabaseSync): string[] =>
  database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all()
    .map((row) => String(row['name']));

/** Creates the tables when they are missing or have another format. */
function prepareTables(database: DatabaseSync, { format, tables }: TableFormat): void {
  if (database.prepare('PRAGMA user_version').get()?.['user_version'] === format) return;
  database.exec('BEGIN');
  for (const name of tableNames(database)) database.exec(`DROP TABLE "${name}"`);
  database.exec(`${tables} PRAGMA user_version = ${format}; COMMIT`);
}

/**
 * Opens a file and creates it when it does not exist.
 * @param file path of the SQLite file, or `:memory:`
 * @throws when the file cannot be created or is not a database
 */
export function openDatabase(file: string, tables: TableFormat): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000',
  );
  prepareTables(database, tables);
  return database;
}

/** Deletes every row of every table. */
export function emptyTables(database: DatabaseSync): void {
  for (const name of tableNames(database)) database.exec(`DELETE FROM "${name}"`);
}

/** Runs `work` in one transaction: it is rolled back when `work` throws. */
export async function inTransaction<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

export type MetaTable = ReturnType<typeof metaTable>;

/** Single values by key, in the table `meta`. */
export function metaTable<Key extends string>(database: DatabaseSync) {
  const read = database.prepare('SELECT value FROM meta WHERE key = ?');
  const write = database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const drop = database.prepare('DELETE FROM meta WHERE key = ?');
  return {
    meta: (key: Key): string | undefined => {
      const row = read.get(key);
      return row === undefined ? undefined : String(row['value']);
    },
    setMeta: (key: Key, value: string): void => void write.run(key, value),
    deleteMeta: (key: Key): void => void drop.run(key),
  };
}
