/** The Firestore for a script: of a named project, of the running stack, or the one stored on disk. */
import { connectFirestore, type Firestore } from '#firebase/admin/firestore.ts';
import { demandCredentials } from './credentials.ts';
import { dataFolder } from './data-folder.ts';
import { demandNoEmulator, DEMO_PROJECT, readEnvironment } from './env.ts';
import { isFirestoreAt } from './firestore-emulator.ts';
import { LOOPBACK } from './ports.ts';
import type { Stage } from './script.ts';
import { provideFirestore } from './services.ts';

export interface Database {
  firestore: Firestore;
  project: string;
}

function connect({ cleanup }: Stage, project: string): Database {
  const connection = connectFirestore({ projectId: project });
  cleanup.defer(() => connection.close());
  return { firestore: connection.firestore, project };
}

/**
 * @param project a real project, which is used only when it is named; undefined: the local Firestore, started for the
 * duration of the script when none is running
 * @throws Failure when both are named, or the local one is unavailable
 */
export async function provideDatabase(
  stage: Stage,
  project: string | undefined,
): Promise<Database> {
  if (project !== undefined) {
    demandNoEmulator(project, 'FIRESTORE_EMULATOR_HOST');
    await demandCredentials();
    return connect(stage, project);
  }
  const env = readEnvironment();
  const running = `${LOOPBACK}:${env.FIRESTORE_PORT}`;
  const runs = env.FIRESTORE_EMULATOR_HOST === undefined && (await isFirestoreAt(running));
  const host = runs ? running : (await provideFirestore(stage, env, dataFolder(env))).host;
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  return connect(stage, DEMO_PROJECT);
}
