/** Writes documents into the local Firestore in batches. */
import { connectFirestore, type Firestore } from '#firebase/admin/firestore.ts';
import { Failure } from './failure.ts';
import { isFirestoreAt } from './firestore-emulator.ts';

export interface SeedDocument {
  path: string;
  data: Record<string, unknown>;
}

const REPORT_EVERY = 500;
/** Maximum number of pending writes in memory. */
const WINDOW = 5_000;

/** One database of an emulator, which separates documents by project. */
export interface LocalDatabase {
  /** `HOST:PORT` */
  host: string;
  projectId: string;
}

/**
 * Runs `work` with an emulator's database, and closes the connection.
 * @throws Failure when no emulator responds: this code writes to nothing else
 */
export async function withLocalDatabase<T>(
  { host, projectId }: LocalDatabase,
  work: (firestore: Firestore) => Promise<T>,
): Promise<T> {
  if (!(await isFirestoreAt(host))) {
    throw new Failure(
      `No Firestore emulator responds at ${host}.`,
      'Start one with npm start, or set FIRESTORE_EMULATOR_HOST to the one to use.',
    );
  }
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  const connection = connectFirestore({ projectId });
  try {
    return await work(connection.firestore);
  } finally {
    await connection.close();
  }
}

/** Whether there are no products. */
export const isShopEmpty = async (firestore: Firestore): Promise<boolean> =>
  (await firestore.collection('prod').limit(1).get()).empty;

/**
 * Writes every document and replaces existing ones.
 * @param onProgress called repeatedly with the number of written documents
 * @returns the number of written documents
 * @throws Firestore's error for the first rejected document
 */
export async function writeDocuments(
  firestore: Firestore,
  documents: Iterable<SeedDocument>,
  onProgress: (written: number) => void = () => undefined,
): Promise<number> {
  const writer = firestore.bulkWriter({ throttling: false });
  let refusal: Error | undefined;
  let written = 0;
  let queued = 0;
  for (const { path, data } of documents) {
    void writer.set(firestore.doc(path), data).then(
      () => {
        written += 1;
        if (written % REPORT_EVERY === 0) onProgress(written);
      },
      (error: unknown) => {
        refusal ??= error instanceof Error ? error : new Error(String(error));
      },
    );
    queued += 1;
    if (queued % WINDOW === 0) await writer.flush();
    if (refusal !== undefined) break;
  }
  await writer.close();
  if (refusal !== undefined) throw refusal;
  return written;
}
