/** What the handlers of the functions work with; tests pass the emulator. */
import { connectFirestore, type Firestore } from '#firebase/admin/firestore.ts';

export interface Server {
  firestore: Firestore;
}

let opened: Server | undefined;

/** The project's database, connected at the first call of this instance. @throws outside the functions runtime */
export function server(): Server {
  const projectId = process.env['GCLOUD_PROJECT'];
  if (projectId === undefined) throw new Error('GCLOUD_PROJECT is not set.');
  opened ??= { firestore: connectFirestore({ projectId }).firestore };
  return opened;
}
