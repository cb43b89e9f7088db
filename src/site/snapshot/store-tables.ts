/** The tables of the snapshot. */
import type { TableFormat } from './database.ts';

/**
 * `newest_first` is `listed_at` negated, so that one ascending index with the path gives the order of lists. `change`
 * stores, for each key, when it last changed, in a count of changes.
 */
const TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE document (
    path TEXT PRIMARY KEY, collection TEXT NOT NULL, updated_at INTEGER NOT NULL, body TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX document_by_collection ON document (collection, path);
  CREATE TABLE product (
    path TEXT PRIMARY KEY, sku TEXT NOT NULL, slug TEXT NOT NULL, old_slugs TEXT NOT NULL,
    category TEXT, sub_category TEXT, live_from INTEGER, newest_first INTEGER NOT NULL,
    saved_at INTEGER NOT NULL, card TEXT NOT NULL, entry TEXT NOT NULL
  ) WITHOUT ROWID;
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
export const SNAPSHOT_TABLES: TableFormat = { format: 5, tables: TABLES };
