/**
 * Lists that are being imported, each kept in this browser with the place that it has come to, for who imports it: a
 * reload, another tab, or somebody else at the same desk, loses none.
 */
import * as z from 'zod';
import { matching } from '#admin/features/import/model/matching.ts';
import { heldLocks } from '#firebase/browser/session/locked.ts';
import { staffWork } from '#admin/shell/stores/staff-work.ts';

const DATABASE = 'glambug-admin';
/** Since the second, entries tell whose they are, since the third of which import. */
const EDITION = 3;
const SHELF = 'imports';

const ownPrefix = (): string => `${staffWork.person()}/`;
const keyOf = (id: string, what: 'file' | 'place'): string => `${ownPrefix()}${id}/${what}`;

/** Held by the tab that writes it: it is nothing that was interrupted. */
export const lockOfImport = (id: string): string => `import/${id}`;

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
  id: string;
  place: ImportPlace;
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

/** Before its first row is written. */
export const keepImport = (id: string, file: KeptFile, place: ImportPlace): Promise<unknown> =>
  onShelf('readwrite', async (shelf) => {
    await Promise.all([
      asked(shelf.put(file, keyOf(id, 'file'))),
      asked(shelf.put(place, keyOf(id, 'place'))),
    ]);
  });

export const keepImportPlace = (id: string, place: ImportPlace): Promise<unknown> =>
  onShelf('readwrite', (shelf) => asked(shelf.put(place, keyOf(id, 'place'))));

export const dropKeptImport = (id: string): Promise<unknown> =>
  onShelf('readwrite', async (shelf) => {
    await Promise.all([
      asked(shelf.delete(keyOf(id, 'file'))),
      asked(shelf.delete(keyOf(id, 'place'))),
    ]);
  });

const idIn = (key: IDBValidKey): string | undefined =>
  typeof key === 'string' && key.startsWith(ownPrefix()) && key.endsWith('/place')
    ? key.slice(ownPrefix().length, -'/place'.length)
    : undefined;

/** Every import of this person that was begun and did not come to its end, the newest first. */
async function keptImports(): Promise<KeptImport[]> {
  const found = await onShelf('readonly', async (shelf) => {
    const ids = (await asked(shelf.getAllKeys())).flatMap((key) => idIn(key) ?? []);
    return await Promise.all(
      ids.map(async (id): Promise<readonly [string, unknown, unknown]> => [
        id,
        await asked<unknown>(shelf.get(keyOf(id, 'file'))),
        await asked<unknown>(shelf.get(keyOf(id, 'place'))),
      ]),
    );
  });
  return (found ?? [])
    .flatMap(([id, keptFile, keptPlace]) => {
      const file = stored.safeParse(keptFile).data;
      const place = storedPlace.safeParse(keptPlace).data;
      return file && place ? [{ id, ...file, place }] : [];
    })
    .sort((one, other) => other.at - one.at);
}

/** The newest that no tab is writing just now. */
export async function readKeptImport(): Promise<KeptImport | undefined> {
  const held = await heldLocks();
  return (await keptImports()).find(({ id }) => !held.has(lockOfImport(id)));
}
