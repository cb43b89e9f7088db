/** The tables of the publisher's state. */
import type { DatabaseSync } from 'node:sqlite';

/** Raised when the tables change; an older file is emptied, and the next publish renders everything. */
const FORMAT = 2;

/**
 * A row of `route` without a file stands for a family: its questions are those that tell which routes it has.
 * `move` holds what is still to be done of a publish: `staged` is renamed to `file`, or, when null, `file` deleted.
 */
const TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE question (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, digest TEXT NOT NULL);
  CREATE TABLE question_key (
    key TEXT NOT NULL, question INTEGER NOT NULL, PRIMARY KEY (key, question)
  ) WITHOUT ROWID;
  CREATE INDEX question_key_by_question ON question_key (question);
  CREATE TABLE route (
    id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, family TEXT NOT NULL, file TEXT,
    hash TEXT, reason TEXT NOT NULL
  );
  CREATE INDEX route_by_family ON route (family);
  CREATE TABLE route_question (
    question INTEGER NOT NULL, route INTEGER NOT NULL, PRIMARY KEY (question, route)
  ) WITHOUT ROWID;
  CREATE INDEX route_question_by_route ON route_question (route);
  CREATE TABLE asset (file TEXT PRIMARY KEY, hash TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE file (file TEXT PRIMARY KEY, stamp TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE inline_hash (hash TEXT, kind TEXT, route INTEGER, PRIMARY KEY (route, kind, hash)) WITHOUT ROWID;
  CREATE TABLE move (file TEXT PRIMARY KEY, staged TEXT, step INTEGER NOT NULL) WITHOUT ROWID;
`;

/** Empties every table. */
export const EMPTYING = [
  'meta',
  'question',
  'question_key',
  'route',
  'route_question',
  'asset',
  'file',
  'inline_hash',
  'move',
]
  .map((table) => `DELETE FROM ${table};`)
  .join('');

/** Makes the tables when they are not there, or are of another format. */
export function prepareTables(database: DatabaseSync): void {
  if (database.prepare('PRAGMA user_version').get()?.['user_version'] === FORMAT) return;
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  database.exec('BEGIN');
  for (const { name } of tables) database.exec(`DROP TABLE "${String(name)}"`);
  database.exec(`${TABLES} PRAGMA user_version = ${FORMAT}; COMMIT`);
}
