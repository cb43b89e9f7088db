/** Chooses the data source of a build from the configuration and what is running. */
import { existsSync } from 'node:fs';
import type { DataFolder } from './data-folder.ts';
import type { Environment } from './env.ts';
import { Failure } from './failure.ts';
import { isFirestoreAt } from './firestore-emulator.ts';
import { LOOPBACK } from './ports.ts';

export type DataSource =
  | { kind: 'emulator'; host: string }
  | { kind: 'live'; projectId: string }
  | { kind: 'saved' }
  | { kind: 'demo' };

/**
 * The emulator that `FIRESTORE_EMULATOR_HOST` names; otherwise the live shop when `FIREBASE_PROJECT` is set;
 * otherwise the local stack when it is running; otherwise its data on disk; otherwise the demo shop.
 * @throws Failure when `SITE_URL` is missing for the live shop
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
  return { kind: existsSync(data.firestore) ? 'saved' : 'demo' };
}

/** The choice as a sentence. */
export function showSource(source: DataSource): string {
  switch (source.kind) {
    case 'emulator':
      return `Building from the local Firestore at ${source.host}.`;
    case 'live':
      return `Building from the live shop, project ${source.projectId}.`;
    case 'saved':
      return 'Building from the saved data of the local Firestore.';
    case 'demo':
      return 'Building from the demo shop: no local Firestore exists yet, and FIREBASE_PROJECT is not set.';
  }
}
