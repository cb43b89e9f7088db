/** The catalogue that pages use: opened once from the snapshot file, made anew when the file has changed. */
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
let given: Catalogue | undefined;
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
 * What pages may ask. Everything is as of the last sync,
 * until another process changes the snapshot (a running dev server sees edits this way).
 * @throws when there is no snapshot
 */
export function catalogue(): Catalogue {
  if (given !== undefined) return given;
  opened ??= open();
  const version = opened.version();
  if (current === undefined || current.version !== version) {
    current = { version, catalogue: createCatalogue(opened.store) };
  }
  return current.catalogue;
}

/** Lets pages ask `catalogue` instead of the snapshot's file. */
export const giveCatalogue = (catalogue: Catalogue): void => void (given = catalogue);
