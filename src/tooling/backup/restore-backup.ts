/** Writes a backup back into a Firestore, all of it or from where it was interrupted. */
import type { Firestore } from '#firebase/admin/firestore.ts';
import { BackupBroken, checkedList, readPart, type BackupList } from './backup-folder.ts';
import { fromJson } from './stored-value.ts';

interface RestoreOptions {
  firestore: Firestore;
  project: string;
  folder: string;
  /** The project that the backup is of, where that is another one. */
  from?: string | undefined;
  /** Write all of it over what is there; what is not in the backup stays. */
  overwrite: boolean;
  onProgress: (documents: number, of: number) => void;
}

/** The collection of the mark; it is in no backup. */
export const RESTORES = 'restores';

/** Stands in the database while a backup is written into it: which, and how many of its parts are there. */
const MARK = `${RESTORES}/current`;

/** A publisher writes these by itself, also into an empty database. */
const PUBLISHER_RECORDS: ReadonlySet<string> = new Set(['publishes', 'publishing']);

const isEmpty = async (firestore: Firestore): Promise<boolean> => {
  for (const collection of await firestore.listCollections()) {
    if (PUBLISHER_RECORDS.has(collection.id)) continue;
    if (!(await collection.limit(1).get()).empty) return false;
  }
  return true;
};

/**
 * @returns how many parts stand there, where this backup is the one that was begun last and not finished; none where
 * they have been deleted since
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
  /** Those that stood there of an earlier run, which broke off. */
  before: number;
}

/**
 * Every checksum is looked at before anything is written.
 * @throws BackupBroken when the backup is not whole, or the database holds something already
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
  // What was written over once may have been changed since: it is written over again.
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
    // Google asks for a gentle start on real databases; the emulator needs none.
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
