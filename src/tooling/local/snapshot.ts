/** Fills the snapshot for a build: from an emulator, from the live shop, or from documents in memory. */
import { connectFirestore, type Firestore } from '#firebase/admin/firestore.ts';
import { showReport } from '#site/snapshot/report.ts';
import { syncSnapshot } from '#site/snapshot/sync.ts';
import { Failure, firstLine } from './failure.ts';
import { withLocalDatabase, type LocalDatabase } from './seed.ts';

/** Receives the progress of a sync. */
export type Report = (detail: string) => void;

/** The snapshot file, and a receiver of progress. */
export interface SnapshotOptions {
  file: string;
  report?: Report | undefined;
}

/** @returns the report and the malformed documents, as lines to print */
async function sync(
  firestore: Firestore,
  source: string,
  { file, report }: SnapshotOptions,
): Promise<string[]> {
  const onProgress = (processed: number): void => report?.(`${processed} documents`);
  const { report: syncReport, problems } = await syncSnapshot({
    firestore,
    source,
    file,
    onProgress,
  });
  return showReport(syncReport, problems);
}

/** Syncs a snapshot with an emulator's database; returns lines to print. */
export const syncFromEmulator = (
  database: LocalDatabase,
  options: SnapshotOptions,
): Promise<string[]> =>
  withLocalDatabase(database, (firestore) =>
    sync(firestore, `${database.host}/${database.projectId}`, options),
  );

/**
 * Syncs a snapshot with the live shop; returns lines to print.
 * @throws Failure with the error message when Google's Firestore cannot be read
 */
export async function syncFromProject(
  projectId: string,
  options: SnapshotOptions,
): Promise<string[]> {
  try {
    const connection = connectFirestore({ projectId });
    try {
      return await sync(connection.firestore, `firestore.googleapis.com/${projectId}`, options);
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
