/** Where a build takes its data from, by what is configured and what runs. */
import { existsSync } from 'node:fs';
import type { DataFolder } from './data-folder.ts';
import type { Environment } from './env.ts';
import { Failure } from './failure.ts';
import { isFirestoreAt } from './firestore-emulator.ts';
import { LOOPBACK } from './ports.ts';

export type DataSource =
  | { kind: 'emulator'; host: string }
  | { kind: 'live'; projectId: string }
  | { kind: 'kept' }
  | { kind: 'demo' };

/**
 * The emulator that `FIRESTORE_EMULATOR_HOST` names; else the live shop when `FIREBASE_PROJECT` is set;
 * else the local stack when it runs; else the data it has left on disk; else the demo shop.
 * @throws Failure when the live shop lacks `SITE_URL`
 */
export async function chooseSource(env: Environment, data: DataFolder): Promise<DataSource> {
  const { FIRESTORE_EMULATOR_HOST: named, FIREBASE_PROJECT: projectId } = env;
  if (named !== undefined) return { kind: 'emulator', host: named };
  if (projectId !== undefined && !projectId.startsWith('demo-')) {
    if (env.SITE_URL !== undefined) return { kind: 'live', projectId };
    throw new Failure(
      'SITE_URL is not set. Pages of the live shop need it.',
      'Set SITE_URL=https://your-domain.in',
    );
  }
  const local = `${LOOPBACK}:${env.FIRESTORE_PORT}`;
  if (await isFirestoreAt(local)) return { kind: 'emulator', host: local };
  return { kind: existsSync(data.firestore) ? 'kept' : 'demo' };
}

/** The choice as a sentence. */
export function showSource(source: DataSource): string {
  switch (source.kind) {
    case 'emulator':
      return `Building from the local Firestore at ${source.host}.`;
    case 'live':
      return `Building from the live shop, project ${source.projectId}.`;
    case 'kept':
      return 'Building from the saved data of the local Firestore.';
    case 'demo':
      return 'Building from the demo shop: no local Firestore exists yet, and FIREBASE_PROJECT is not set.';
  }
}
