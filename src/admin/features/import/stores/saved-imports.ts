/** Stores the running import in the browser, per person, so that a reload does not lose it, and matched columns. */
import * as z from 'zod';
import { importMapping, REASON_COLUMNS, type ImportMapping } from '#core/import/mapping.ts';
import { staffWork } from '#admin/shell/stores/staff-work.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

const CACHE = 'glambug-admin-imports';
const PLACE = 'import';

/** Address of the stored file of this person. */
const fileAddress = (): string => `/imports/${staffWork.person()}`;

const importPlace = z.object({
  name: z.string(),
  /** When the file was chosen, ms. */
  at: z.int(),
  mapping: importMapping,
  /** Rows already written. */
  written: z.int().min(0),
  /** Rows to write in total. */
  all: z.int().min(0),
});

export interface ImportFile {
  name: string;
  at: number;
  file: Blob;
}

export interface SavedImport extends ImportFile {
  place: z.output<typeof importPlace>;
}

/** Called before the first row is written. Without storage the import still works, but can't be resumed. */
export async function saveImportFile(file: Blob): Promise<void> {
  const stored = async () =>
    await (await caches.open(CACHE)).put(fileAddress(), new Response(file));
  await stored().catch(() => undefined);
}

export const saveImportPlace = (place: SavedImport['place']): boolean =>
  staffWork.write(PLACE, JSON.stringify(place));

export async function deleteSavedImport(): Promise<void> {
  staffWork.drop(PLACE);
  const deleted = async () => await (await caches.open(CACHE)).delete(fileAddress());
  await deleted().catch(() => undefined);
}

async function readPlace(): Promise<SavedImport | undefined> {
  const { data: place } = importPlace.safeParse(JSON.parse(staffWork.read(PLACE) ?? 'null'));
  if (place === undefined) return undefined;
  const response = await (await caches.open(CACHE)).match(fileAddress());
  return response && { name: place.name, at: place.at, file: await response.blob(), place };
}

/** The unfinished import of this person. */
export const readSavedImport = (): Promise<SavedImport | undefined> =>
  readPlace().catch(() => undefined);

const matchingKey = (header: readonly string[]): string =>
  `glambug-admin-matching/${JSON.stringify(header.filter((name) => !REASON_COLUMNS.includes(name)))}`;

/** How the columns of the last list with this header were matched. */
export function readMatching(header: readonly string[]): ImportMapping | undefined {
  const text = persistentStore.read(matchingKey(header)) ?? 'null';
  return importMapping.safeParse(JSON.parse(text)).data;
}

export const saveMatching = (header: readonly string[], mapping: ImportMapping): void =>
  void persistentStore.write(matchingKey(header), JSON.stringify(mapping));
