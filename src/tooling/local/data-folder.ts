/** Where local data lies on disk. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, type Environment } from './env.ts';

export interface DataFolder {
  /** The last export of the local Firestore. */
  firestore: string;
  /** The last export of the local accounts. */
  auth: string;
  storage: string;
  /** What `npm run backup` wrote, a folder each. */
  backups: string;
  logs: string;
  /** The snapshot of Firestore that pages are made from. */
  snapshot: string;
  /** The snapshot of the demo shop, when there is no Firestore to read. */
  demoSnapshot: string;
  /** The snapshot of the live shop; never the local one, so that the two cannot mix. */
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

/** Removes a snapshot with its journal, so that the next sync reads everything. */
export function dropSnapshot(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
}
