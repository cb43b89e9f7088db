/** Gateway to Firestore for Node. */
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import {
  FieldPath,
  FieldValue,
  Timestamp,
  getFirestore,
  type Firestore,
} from 'firebase-admin/firestore';

export type {
  CollectionReference,
  DocumentData,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
  UpdateData,
} from 'firebase-admin/firestore';
export { FieldPath, FieldValue, Timestamp };

export interface FirestoreConnection {
  firestore: Firestore;
  /** Closes the channels, so that the process can end. */
  close(): Promise<void>;
}

/** What the emulator says of a transaction that it ended because it waited too long for a lock. */
const CLOSED = 'Transaction is invalid or closed';
const MOST_ATTEMPTS = 5;

/** Repeats such transactions: the SDK knows only the words of Google's servers for it. */
export function repeatClosed(firestore: Pick<Firestore, 'runTransaction'>): void {
  const run = firestore.runTransaction.bind(firestore);
  firestore.runTransaction = async (work, options) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run(work, options);
      } catch (error) {
        const isClosed = error instanceof Error && error.message.includes(CLOSED);
        if (!isClosed || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  };
}

/**
 * Connects to a project's Firestore: the emulator named by `FIRESTORE_EMULATOR_HOST` when it is set,
 * else Google's with the application default credentials.
 * @param options.projectId the Firebase project; `demo-…` for the emulator
 */
export function connectFirestore(options: { projectId: string }): FirestoreConnection {
  const local = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  // The emulator needs no credentials, so the SDK does not need Google's metadata server.
  if (local) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = initializeApp(
    { projectId: options.projectId, ...(local ? {} : { credential: applicationDefault() }) },
    `server-${crypto.randomUUID()}`,
  );
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  if (local) repeatClosed(firestore);
  return {
    firestore,
    close: async () => {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}
