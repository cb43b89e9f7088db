/** Writes a backup back into a Firestore, all of it or from where it was interrupted. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markChanged } from '#snapshot/change-marker.ts';
import type { Firestore } from '#server/firestore.ts';
import { BackupBroken, checkedList, readPart, type BackupList } from './backup-folder.ts';
import { fromJson } from './stored-value.ts';

interface RestoreOptions {
  firestore: Firestore;
  project: string;
  folder: string;
  /** Write over what is there; what is not in the backup stays. */
  overwrite: boolean;
  onProgress: (documents: number, of: number) => void;
}

/** How many parts have been written there; kept beside the backup until all are. */
const progressFile = (folder: string, project: string): string =>
  join(folder, `restoring-${project}.txt`);

const isEmpty = async (firestore: Firestore): Promise<boolean> => {
  for (const collection of await firestore.listCollections()) {
    if (!(await collection.limit(1).get()).empty) return false;
  }
  return true;
};

/** How many parts stand in the database: those noted, unless it has been emptied since. */
async function partsWritten(
  { firestore, project, folder }: RestoreOptions,
  parts: BackupList['parts'],
): Promise<number> {
  const noted = progressFile(folder, project);
  const done = existsSync(noted) ? Number(readFileSync(noted, 'utf8')) : 0;
  const last = parts[done - 1]?.last;
  if (last === undefined) return 0;
  return (await firestore.doc(last).get()).exists ? done : 0;
}

const fieldsOf = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, fromJson(value)]));

/**
 * Every checksum is looked at before anything is written.
 * @returns how many documents were written
 * @throws BackupBroken when the backup is not whole, or the database holds something already
 */
export async function restoreBackup(options: RestoreOptions): Promise<number> {
  const { firestore, project, folder, overwrite, onProgress } = options;
  const { parts } = checkedList(folder);
  const noted = progressFile(folder, project);
  const done = await partsWritten(options, parts);
  if (done === 0 && !overwrite && !(await isEmpty(firestore))) {
    throw new BackupBroken(
      `The database of ${project} is not empty, and nothing was written. Restore into an empty one, or write over what is there with --overwrite.`,
    );
  }
  const all = parts.reduce((sum, { documents }) => sum + documents, 0);
  let written = 0;
  for (const [place, part] of parts.entries()) {
    if (place >= done) {
      // Google asks for a gentle start on real databases; the emulator needs none.
      const throttling = process.env['FIRESTORE_EMULATOR_HOST'] === undefined;
      const writer = firestore.bulkWriter({ throttling });
      const sent = readPart(folder, part).map(({ path, fields }) =>
        writer.set(firestore.doc(path), fieldsOf(fields)),
      );
      await writer.close();
      await Promise.all(sent);
      writeFileSync(noted, String(place + 1));
    }
    written += part.documents;
    onProgress(written, all);
  }
  // Whatever reads the shop by what has changed has to read all of it.
  await markChanged(firestore);
  rmSync(noted, { force: true });
  return all;
}
