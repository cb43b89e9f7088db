/** What the handlers of the functions work with; tests pass the emulator. */
import { connectAccounts, type Accounts } from '#firebase/admin/accounts.ts';
import { connectFirestore, type Firestore } from '#firebase/admin/firestore.ts';

export interface Server {
  firestore: Firestore;
}

function projectId(): string {
  const id = process.env['GCLOUD_PROJECT'];
  if (id === undefined) throw new Error('GCLOUD_PROJECT is not set.');
  return id;
}

let accounts: Accounts | undefined;

/** The project's accounts, connected at the first call that needs them. */
export const serverAccounts = (): Accounts =>
  (accounts ??= connectAccounts({ projectId: projectId() }));

let opened: Server | undefined;

/** The project's database, connected at the first call of this instance. @throws outside the functions runtime */
export function server(): Server {
  opened ??= { firestore: connectFirestore({ projectId: projectId() }).firestore };
  return opened;
}
