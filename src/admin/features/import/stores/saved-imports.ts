/** Stores the running import and its progress in the browser, per person, so that a reload does not lose it. */
import * as z from 'zod';
import { importMapping } from '#core/import/mapping.ts';
import { lockNames } from '#firebase/browser/session/locks.ts';
import { staffWork } from '#admin/shell/stores/staff-work.ts';

const CACHE = 'glambug-admin-imports';
const PLACE = 'import';

/** Address of the stored file of this person. */
const fileAddress = (): string => `/imports/${staffWork.person()}`;

/** Held by the tab that writes the import, which is then not offered for resuming. */
export const importLock = (): string => `import/${staffWork.person()}`;

const importPlace = z.object({
  name: z.string(),
  /** When the file was chosen, ms. */
  at: z.int(),
  mapping: importMapping,
  publish: z.boolean(),
  /** Rows already written. */
  written: z.int().min(0),
  /** Rows to write in total. */
  all: z.int().min(0),
});

/** Progress of the import. */
export type ImportPlace = z.output<typeof importPlace>;

export interface ImportFile {
  name: string;
  at: number;
  file: Blob;
}

export interface SavedImport extends ImportFile {
  place: ImportPlace;
}

/** Called before the first row is written. Without storage the import still works, but can't be resumed. */
export async function saveImportFile(file: Blob): Promise<void> {
  const stored = async () =>
    await (await caches.open(CACHE)).put(fileAddress(), new Response(file));
  await stored().catch(() => undefined);
}

export const saveImportPlace = (place: ImportPlace): boolean =>
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

/** The unfinished import of this person, unless a tab is writing it. */
export async function readSavedImport(): Promise<SavedImport | undefined> {
  const isRunning = (await lockNames()).has(importLock());
  return isRunning ? undefined : await readPlace().catch(() => undefined);
}
