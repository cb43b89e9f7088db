/** Fills the snapshot for a build from Firestore. */
import type { Firestore } from '#firebase/admin/firestore.ts';
import { showReport } from '#site/snapshot/report.ts';
import { syncSnapshot } from '#site/snapshot/sync.ts';
import { withLocalDatabase, type LocalDatabase } from './seed.ts';

/** The snapshot file, and a receiver of progress. */
interface SnapshotOptions {
  file: string;
  report?: ((detail: string) => void) | undefined;
}

/**
 * Reads a whole database into a snapshot.
 * @param source names the database in the snapshot
 * @returns the report and the malformed documents, as lines to print
 */
export async function readIntoSnapshot(
  firestore: Firestore,
  source: string,
  { file, report }: SnapshotOptions,
): Promise<string[]> {
  const onProgress = (processed: number): void => report?.(`${processed} documents`);
  const read = await syncSnapshot({ firestore, source, file, onProgress });
  return showReport(read.report, read.problems);
}

/** Syncs a snapshot with an emulator's database; returns lines to print. */
export const syncFromEmulator = (
  database: LocalDatabase,
  options: SnapshotOptions,
): Promise<string[]> =>
  withLocalDatabase(database, (firestore) =>
    readIntoSnapshot(firestore, `${database.host}/${database.projectId}`, options),
  );
