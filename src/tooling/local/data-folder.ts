/** The paths of local data on disk. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, type Environment } from './env.ts';

export interface DataFolder {
  /** The last export of the local Firestore. */
  firestore: string;
  /** The last export of the local accounts. */
  auth: string;
  storage: string;
  /** The backups of `npm run backup`, one folder each. */
  backups: string;
  logs: string;
  /** The snapshot of Firestore from which pages are built. */
  snapshot: string;
  /** The snapshot of the demo shop, used without a Firestore. */
  demoSnapshot: string;
  /** The snapshot of the live shop; separate from the local one, so that they never mix. */
  liveSnapshot: (projectId: string) => string;
}

/** Absolute paths. */
export function dataFolder({ LOCAL_DATA, SNAPSHOT_FILE }: Environment): DataFolder {
  const folder = resolve(ROOT, LOCAL_DATA);
  return {
    firestore: join(folder, 'firestore'),
    auth: join(folder, 'auth'),
    storage: join(folder, 'storage'),
    backups: join(folder, 'backups'),
    logs: join(folder, 'logs'),
    snapshot: resolve(ROOT, SNAPSHOT_FILE ?? join(folder, 'snapshot.sqlite')),
    demoSnapshot: join(folder, 'demo.sqlite'),
    liveSnapshot: (projectId) =>
      resolve(ROOT, SNAPSHOT_FILE ?? join(folder, `${projectId}.sqlite`)),
  };
}

/** Deletes a snapshot with its journal, so that the next sync reads everything. */
export function dropSnapshot(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
}
