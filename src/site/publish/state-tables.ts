/** The tables of the publisher's state. */
import type { TableFormat } from '#site/snapshot/database.ts';

/**
 * A row of `route` without a file is a family: its queries determine the list of its routes. `move` contains the
 * unfinished moves of a publish: `staged` is renamed to `file`; when it is null, `file` is deleted.
 */
const TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE query (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, digest TEXT NOT NULL);
  CREATE TABLE query_key (
    key TEXT NOT NULL, query INTEGER NOT NULL, PRIMARY KEY (key, query)
  ) WITHOUT ROWID;
  CREATE INDEX query_key_by_query ON query_key (query);
  CREATE TABLE route (
    id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, family TEXT NOT NULL, file TEXT,
    hash TEXT, reason TEXT NOT NULL
  );
  CREATE INDEX route_by_family ON route (family);
  CREATE TABLE route_query (
    query INTEGER NOT NULL, route INTEGER NOT NULL, PRIMARY KEY (query, route)
  ) WITHOUT ROWID;
  CREATE INDEX route_query_by_route ON route_query (route);
  CREATE TABLE asset (file TEXT PRIMARY KEY, hash TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE file (file TEXT PRIMARY KEY, stamp TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE inline_hash (hash TEXT, kind TEXT, route INTEGER, PRIMARY KEY (route, kind, hash)) WITHOUT ROWID;
  CREATE TABLE move (file TEXT PRIMARY KEY, staged TEXT, step INTEGER NOT NULL) WITHOUT ROWID;
`;

/** An older file is emptied, and the next publish renders everything. */
export const STATE_TABLES: TableFormat = { format: 3, tables: TABLES };
