/**
 * The catalogue that pages query: opened once per process, and reopened when the snapshot file changes.
 */
import { existsSync } from 'node:fs';
import { createCatalogue, type Catalogue } from './queries.ts';
import { openStore, type Store } from './store.ts';

const DEFAULT_FILE = '.data/snapshot.sqlite';

interface Opened {
  store: Store;
  /** Changes when another process has written to the file. */
  version: () => unknown;
}

let opened: Opened | undefined;
let override: Catalogue | undefined;
let current: { version: unknown; catalogue: Catalogue } | undefined;

function open(): Opened {
  const file = process.env['SNAPSHOT_FILE'] ?? DEFAULT_FILE;
  if (!existsSync(file)) {
    throw new Error(`No snapshot at ${file}. "npm run build" and "npm start" create it.`);
  }
  const store = openStore(file);
  const statement = store.database.prepare('PRAGMA data_version');
  return { store, version: () => statement.get()?.['data_version'] };
}

/**
 * The queries for pages, as of the last sync. When another process changes the snapshot, the next call sees it, so a
 * running dev server shows edits.
 * @throws when there is no snapshot
 */
export function catalogue(): Catalogue {
  if (override !== undefined) return override;
  opened ??= open();
  const version = opened.version();
  if (current === undefined || current.version !== version) {
    current = { version, catalogue: createCatalogue(opened.store) };
  }
  return current.catalogue;
}

/** Makes pages query `catalogue` instead of the snapshot file. */
export const setCatalogue = (catalogue: Catalogue): void => void (override = catalogue);
