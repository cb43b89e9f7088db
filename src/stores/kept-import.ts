/**
 * The list that is being imported, kept in this browser with the place that it has come to, for who imports it: a
 * reload, or somebody else at the same desk, loses neither.
 */
import * as z from 'zod';
import { matching } from '#domain/import/matching.ts';
import { staffWork } from './staff-work.ts';

const DATABASE = 'glambug-admin';
/** Since the second, entries tell whose they are. */
const EDITION = 2;
const SHELF = 'imports';

const keyOf = (what: 'file' | 'place'): string => `${staffWork.person()}/${what}`;

const stored = z.object({
  name: z.string(),
  file: z.instanceof(Blob),
  encoding: z.string(),
  at: z.int(),
});

const storedPlace = z.object({
  matching,
  publish: z.boolean(),
  /** Rows that have been written. */
  written: z.int().min(0),
  /** Rows that were to be written. */
  all: z.int().min(0),
});

export type KeptFile = z.output<typeof stored>;
/** How far it has come. */
export type ImportPlace = z.output<typeof storedPlace>;

export interface KeptImport extends KeptFile {
  /** Undefined where nothing of it has been written. */
  place: ImportPlace | undefined;
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message ?? 'IndexedDB'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, EDITION);
  request.onupgradeneeded = () => {
    // What was kept before it was told whose it is.
    if (request.result.objectStoreNames.contains(SHELF)) request.result.deleteObjectStore(SHELF);
    request.result.createObjectStore(SHELF);
  };
  return asked(request);
}

/** A browser that keeps nothing breaks nothing: the import then cannot be taken up again. */
async function onShelf<T>(
  mode: IDBTransactionMode,
  work: (shelf: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    const database = await opened();
    try {
      return await work(database.transaction(SHELF, mode).objectStore(SHELF));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

export const keepImportFile = (file: KeptFile): Promise<unknown> =>
  onShelf('readwrite', async (shelf) => {
    await Promise.all([asked(shelf.put(file, keyOf('file'))), asked(shelf.delete(keyOf('place')))]);
  });

export const keepImportPlace = (place: ImportPlace): Promise<unknown> =>
  onShelf('readwrite', (shelf) => asked(shelf.put(place, keyOf('place'))));

export const dropKeptImport = (): Promise<unknown> =>
  onShelf('readwrite', async (shelf) => {
    await Promise.all([asked(shelf.delete(keyOf('file'))), asked(shelf.delete(keyOf('place')))]);
  });

export const readKeptImport = (): Promise<KeptImport | undefined> =>
  onShelf('readonly', async (shelf) => {
    const file: unknown = await asked(shelf.get(keyOf('file')));
    const place: unknown = await asked(shelf.get(keyOf('place')));
    const found = stored.safeParse(file).data;
    return found && { ...found, place: storedPlace.safeParse(place).data };
  });
