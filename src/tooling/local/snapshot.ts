/** Fills the snapshot for a build: from an emulator, from the live shop, or from documents at hand. */
import { connectFirestore, type Firestore } from '#firebase/admin/firestore.ts';
import { showReport } from '#site/snapshot/report.ts';
import { syncSnapshot } from '#site/snapshot/sync.ts';
import { Failure, firstLine } from './failure.ts';
import { withLocalDatabase, type LocalDatabase } from './seed.ts';

/** Tells how far a sync is. */
export type Say = (detail: string) => void;

/** Where a snapshot lies and how it is brought up to date. */
export interface SnapshotWanted {
  file: string;
  say?: Say | undefined;
}

/** @returns what was read and what did not fit, as lines to print */
async function sync(
  firestore: Firestore,
  source: string,
  { file, say }: SnapshotWanted,
): Promise<string[]> {
  const onProgress = (taken: number): void => say?.(`${taken} documents`);
  const { report, problems } = await syncSnapshot({ firestore, source, file, onProgress });
  return showReport(report, problems);
}

/** Brings a snapshot up to date with an emulator's database; gives lines to print. */
export const syncFromEmulator = (
  database: LocalDatabase,
  wanted: SnapshotWanted,
): Promise<string[]> =>
  withLocalDatabase(database, (firestore) =>
    sync(firestore, `${database.host}/${database.projectId}`, wanted),
  );

/**
 * Brings a snapshot up to date with the live shop; gives lines to print.
 * @throws Failure when Google's Firestore cannot be read, with what it said
 */
export async function syncFromProject(
  projectId: string,
  wanted: SnapshotWanted,
): Promise<string[]> {
  try {
    const connection = connectFirestore({ projectId });
    try {
      return await sync(connection.firestore, `firestore.googleapis.com/${projectId}`, wanted);
    } finally {
      await connection.close();
    }
  } catch (error) {
    throw new Failure(
      `The Firestore of ${projectId} could not be read: ${firstLine(error)}`,
      [
        'Check the project id in FIREBASE_PROJECT, and that the credentials have access to it:',
        '  GOOGLE_APPLICATION_CREDENTIALS=/path/to/service-account.json',
        '  or: gcloud auth application-default login',
      ].join('\n'),
    );
  }
}
