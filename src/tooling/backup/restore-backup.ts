/** Restores a backup into a Firestore, completely or from where the last restore was interrupted. */
import type { Firestore } from '#firebase/admin/firestore.ts';
import { BackupBroken, checkedList, readPart, type BackupList } from './backup-folder.ts';
import { fromJson } from './stored-value.ts';

interface RestoreOptions {
  firestore: Firestore;
  project: string;
  folder: string;
  /** The project of the backup, when it is not this one. */
  from?: string | undefined;
  /** Overwrite existing documents; documents that are not in the backup are not touched. */
  overwrite: boolean;
  onProgress: (documents: number, of: number) => void;
}

/** The collection of the restore mark; backups do not include it. */
export const RESTORES = 'restores';

/** Exists in the database while a backup is restored: which backup, and how many of its parts are written. */
const MARK = `${RESTORES}/current`;

/** The publisher writes these on its own, also into an empty database. */
const PUBLISHER_RECORDS: ReadonlySet<string> = new Set(['publishes', 'publishing']);

const isEmpty = async (firestore: Firestore): Promise<boolean> => {
  for (const collection of await firestore.listCollections()) {
    if (PUBLISHER_RECORDS.has(collection.id)) continue;
    if (!(await collection.limit(1).get()).empty) return false;
  }
  return true;
};

/**
 * @returns how many parts are already written when the last unfinished restore was of this backup; 0 when they have
 * been deleted since; undefined otherwise
 */
async function partsWritten(
  firestore: Firestore,
  backup: string,
  parts: BackupList['parts'],
): Promise<number | undefined> {
  const mark = await firestore.doc(MARK).get();
  const noted: unknown = mark.get('parts');
  if (mark.get('backup') !== backup || !Number.isSafeInteger(noted)) return undefined;
  const done = Number(noted);
  const last = parts[done - 1]?.last;
  return last !== undefined && (await firestore.doc(last).get()).exists ? done : 0;
}

const fieldsOf = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, fromJson(value)]));

interface Restored {
  /** Documents that were written. */
  written: number;
  /** Documents that an interrupted earlier run had written. */
  before: number;
}

/**
 * Verifies every checksum before it writes anything.
 * @throws BackupBroken when the backup is incomplete, or the database is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { firestore, project, folder, from = project, overwrite, onProgress } = options;
  const { parts, startedAt, project: origin } = checkedList(folder);
  if (origin !== from) {
    throw new BackupBroken(
      `This is a backup of ${origin}, so nothing was written into ${project}. To restore it there, add --from ${origin}.`,
    );
  }
  const backup = `${origin} ${startedAt}`;
  // Documents may have changed since they were overwritten, so overwrite them again.
  const restoredParts = overwrite ? 0 : await partsWritten(firestore, backup, parts);
  if (restoredParts === undefined && !(await isEmpty(firestore))) {
    throw new BackupBroken(
      `The database of ${project} is not empty, so nothing was written. Restore into an empty database, or overwrite its documents with --overwrite.`,
    );
  }
  const done = restoredParts ?? 0;
  const mark = firestore.doc(MARK);
  await mark.set({ backup, parts: done });
  const documentsIn = (some: BackupList['parts']): number =>
    some.reduce((sum, { documents }) => sum + documents, 0);
  const all = documentsIn(parts);
  const before = documentsIn(parts.slice(0, done));
  let written = 0;
  for (const [place, part] of parts.entries()) {
    if (place < done) continue;
    // Google recommends to increase the load on real databases slowly; the emulator doesn't need it.
    const throttling = process.env['FIRESTORE_EMULATOR_HOST'] === undefined;
    const writer = firestore.bulkWriter({ throttling });
    const sent = readPart(folder, part).map(({ path, fields }) =>
      writer.set(firestore.doc(path), fieldsOf(fields)),
    );
    await writer.close();
    await Promise.all(sent);
    await mark.update({ parts: place + 1 });
    written += part.documents;
    onProgress(before + written, all);
  }
  await mark.delete();
  return { written, before };
}
