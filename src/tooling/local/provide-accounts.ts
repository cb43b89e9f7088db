/** The accounts for a script: of a named project, of the running stack, or those stored on disk. */
import { connectAccounts, type Accounts } from '#firebase/admin/accounts.ts';
import { demandCredentials } from './credentials.ts';
import { dataFolder } from './data-folder.ts';
import { demandNoEmulator, DEMO_PROJECT, readEnvironment } from './env.ts';
import { LOOPBACK } from './ports.ts';
import type { Stage } from './script.ts';
import { provideFirebase } from './services.ts';

const ANSWER_WAIT_MS = 2_000;

/** The Auth emulator says so in its response. */
async function isAuthAt(host: string): Promise<boolean> {
  try {
    const response = await fetch(`http://${host}/`, {
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    });
    return (await response.text()).includes('authEmulator');
  } catch {
    return false;
  }
}

function connect({ cleanup }: Stage, projectId: string): Accounts {
  const accounts = connectAccounts({ projectId });
  cleanup.defer(() => accounts.close());
  return accounts;
}

/**
 * @param project a real project, which is used only when it is named; undefined: the local accounts
 * @throws Failure when the local accounts are unavailable
 */
export async function provideAccounts(
  stage: Stage,
  project: string | undefined,
): Promise<Accounts> {
  if (project !== undefined) {
    demandNoEmulator(project, 'FIREBASE_AUTH_EMULATOR_HOST');
    await demandCredentials();
    return connect(stage, project);
  }
  const env = readEnvironment();
  const host = `${LOOPBACK}:${env.AUTH_PORT}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
  if (await isAuthAt(host)) return connect(stage, DEMO_PROJECT);
  const running = await stage.progress.step('Starting Auth', () =>
    provideFirebase(stage, env, { auth: true, hosting: false, accounts: dataFolder(env).auth }),
  );
  stage.cleanup.defer(async () => {
    await running.save();
    await running.stop();
  });
  return connect(stage, DEMO_PROJECT);
}
