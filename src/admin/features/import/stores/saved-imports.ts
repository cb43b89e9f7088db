/**
 * Stores running imports and their progress in the browser, per person, so that a reload, another tab or another
 * person on the same computer loses none.
 */
import * as z from 'zod';
import { matching } from '#admin/features/import/model/matching.ts';
import { lockNames } from '#firebase/browser/session/locks.ts';
import { staffWork } from '#admin/shell/stores/staff-work.ts';

const DATABASE = 'glambug-admin';
/** Version 2 added the owner to the keys, version 3 the id of the import. */
const EDITION = 3;
const SHELF = 'imports';

const ownPrefix = (): string => `${staffWork.person()}/`;
const keyOf = (id: string, what: 'file' | 'place'): string => `${ownPrefix()}${id}/${what}`;

/** Held by the tab that writes the import, which is then not offered for resuming. */
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
  /** Rows already written. */
  written: z.int().min(0),
  /** Rows to write in total. */
  all: z.int().min(0),
});

export type ImportFile = z.output<typeof stored>;
/** Progress of the import. */
export type ImportPlace = z.output<typeof storedPlace>;

export interface SavedImport extends ImportFile {
  id: string;
  place: ImportPlace;
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message ?? 'IndexedDB'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, EDITION);
  request.onupgradeneeded = () => {
    // Older entries have no owner.
    if (request.result.objectStoreNames.contains(SHELF)) request.result.deleteObjectStore(SHELF);
    request.result.createObjectStore(SHELF);
  };
  return resultOf(request);
}

/** Without storage the import still works, but can't be resumed. */
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

/** Called before the first row is written. */
export const saveImport = (id: string, file: ImportFile, place: ImportPlace): Promise<unknown> =>
  onShelf('readwrite', async (shelf) => {
    await Promise.all([
      resultOf(shelf.put(file, keyOf(id, 'file'))),
      resultOf(shelf.put(place, keyOf(id, 'place'))),
    ]);
  });

export const saveImportPlace = (id: string, place: ImportPlace): Promise<unknown> =>
  onShelf('readwrite', (shelf) => resultOf(shelf.put(place, keyOf(id, 'place'))));

export const deleteSavedImport = (id: string): Promise<unknown> =>
  onShelf('readwrite', async (shelf) => {
    await Promise.all([
      resultOf(shelf.delete(keyOf(id, 'file'))),
      resultOf(shelf.delete(keyOf(id, 'place'))),
    ]);
  });

const idIn = (key: IDBValidKey): string | undefined =>
  typeof key === 'string' && key.startsWith(ownPrefix()) && key.endsWith('/place')
    ? key.slice(ownPrefix().length, -'/place'.length)
    : undefined;

/** Unfinished imports of this person, newest first. */
async function savedImports(): Promise<SavedImport[]> {
  const entries = await onShelf('readonly', async (shelf) => {
    const ids = (await resultOf(shelf.getAllKeys())).flatMap((key) => idIn(key) ?? []);
    return await Promise.all(
      ids.map(async (id): Promise<readonly [string, unknown, unknown]> => [
        id,
        await resultOf<unknown>(shelf.get(keyOf(id, 'file'))),
        await resultOf<unknown>(shelf.get(keyOf(id, 'place'))),
      ]),
    );
  });
  return (entries ?? [])
    .flatMap(([id, storedFile, storedPosition]) => {
      const file = stored.safeParse(storedFile).data;
      const place = storedPlace.safeParse(storedPosition).data;
      return file && place ? [{ id, ...file, place }] : [];
    })
    .sort((one, other) => other.at - one.at);
}

/** The newest one that no tab is writing. */
export async function readSavedImport(): Promise<SavedImport | undefined> {
  const locked = await lockNames();
  return (await savedImports()).find(({ id }) => !locked.has(lockOfImport(id)));
}
