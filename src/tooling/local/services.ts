/** The local services of the shop: Firestore, Auth with Hosting and Functions, and Storage; each may be missing. */
import { join, resolve } from 'node:path';
import { ACCOUNT_VARIABLES, emulatorVariables } from '#core/firebase-settings.ts';
import { withServices } from '#site/publish/content-security-policy.ts';
import { policyOf, readHostingFile } from '#site/publish/hosting-file.ts';
import { ensureDemoAccounts } from './accounts.ts';
import type { FunctionVariables } from './bundle-functions.ts';
import type { DataFolder } from './data-folder.ts';
import { DEMO_PROJECT, ROOT, type Environment } from './env.ts';
import { Failure, showFailure } from './failure.ts';
import { startFirebaseEmulators, type FirebaseEmulators } from './firebase-emulators.ts';
import {
  existingFirestore,
  isFirestoreAt,
  startFirestore,
  type LocalFirestore,
} from './firestore-emulator.ts';
import { demandPort, LOOPBACK, type PortRequest } from './ports.ts';
import type { Stage } from './script.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';
import { startStorageServer } from './storage-server.ts';
import { storedAccessIn } from './stored-access.ts';

/** The ports from the environment, with the flag and the variable of each. */
export const portRequests = (env: Environment) =>
  ({
    site: { service: 'the site', port: env.SITE_PORT, flag: '--port', variable: 'SITE_PORT' },
    dev: {
      service: "Astro's dev server",
      port: env.DEV_PORT,
      flag: '--dev-port',
      variable: 'DEV_PORT',
    },
    firestore: {
      service: 'Firestore',
      port: env.FIRESTORE_PORT,
      flag: '--firestore-port',
      variable: 'FIRESTORE_PORT',
    },
    auth: { service: 'Auth', port: env.AUTH_PORT, flag: '--auth-port', variable: 'AUTH_PORT' },
    storage: {
      service: 'Storage',
      port: env.STORAGE_PORT,
      flag: '--storage-port',
      variable: 'STORAGE_PORT',
    },
    mail: { service: 'Mail', port: env.MAIL_PORT, flag: '--mail-port', variable: 'MAIL_PORT' },
    functions: {
      service: 'Functions',
      port: env.FUNCTIONS_PORT,
      flag: '--functions-port',
      variable: 'FUNCTIONS_PORT',
    },
  }) as const satisfies Record<string, PortRequest>;

/**
 * Runs `work`; when it throws a `Failure`, prints it and continues without the service.
 * @param instead what happens now, as a sentence
 */
export async function orWithout<T>(
  { progress, stopped }: Stage,
  instead: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || stopped.aborted) throw error;
    progress.note(`${showFailure(error)}\n  ${instead}`);
    return undefined;
  }
}

/**
 * The Firestore that `FIRESTORE_EMULATOR_HOST` names, or a new one, whose data is saved when the script ends.
 * @throws Failure when neither is available
 */
export async function provideFirestore(
  stage: Stage,
  env: Environment,
  data: DataFolder,
): Promise<LocalFirestore> {
  const { progress, children, cleanup } = stage;
  const named = env.FIRESTORE_EMULATOR_HOST;
  if (named !== undefined) {
    if (await isFirestoreAt(named)) return existingFirestore(named);
    throw new Failure(
      `FIRESTORE_EMULATOR_HOST is ${named}, but no Firestore emulator responds there.`,
      'Start it, or unset the variable to start one automatically.',
    );
  }
  const port = portRequests(env).firestore;
  const firestore = await progress.step('Starting Firestore', (report) =>
    startFirestore(children, {
      port,
      folder: data.firestore,
      functionsPort: env.FUNCTIONS_PORT,
      report,
    }),
  );
  cleanup.defer(() => firestore.save());
  return firestore;
}

/**
 * Starts the local Storage server; it ends with the script.
 * @param projectId whose staff may use it
 * @throws Failure when its port is in use
 */
export async function provideStorage(
  { cleanup }: Pick<Stage, 'cleanup'>,
  env: Environment,
  data: Pick<DataFolder, 'storage'>,
  projectId = DEMO_PROJECT,
): Promise<void> {
  const { storage, firestore } = portRequests(env);
  await demandPort(storage);
  const host = env.FIRESTORE_EMULATOR_HOST ?? `${LOOPBACK}:${firestore.port}`;
  const server = await startStorageServer({
    port: storage.port,
    folder: data.storage,
    storedAccess: storedAccessIn({ host, projectId }),
  });
  cleanup.defer(() => server.close());
}

/** Starts the local mail server; it ends with the script. @throws Failure when its port is in use */
export async function provideMail(
  { cleanup }: Pick<Stage, 'cleanup'>,
  env: Environment,
): Promise<MailCatcher> {
  const { mail } = portRequests(env);
  await demandPort(mail);
  const catcher = await startMailCatcher(mail.port);
  cleanup.defer(() => catcher.close());
  return catcher;
}

/** The policy in `firebase.json`. */
export const committedPolicy = (): string =>
  policyOf(readHostingFile(join(ROOT, 'firebase.json'))) ?? '';

/**
 * Configures builds in this process for the emulators. A Google project in `.env` is ignored: the local stack never
 * connects to it. Sign-in requires both emulators.
 * @param at.firestore `HOST:PORT`
 */
export function aimAtEmulators(at: {
  project: string;
  authPort: number | undefined;
  firestore: string | undefined;
  storagePort: number | undefined;
  functionsPort: number | undefined;
}): void {
  const { project, authPort, firestore, storagePort, functionsPort } = at;
  for (const name of ACCOUNT_VARIABLES) process.env[name] = '';
  if (authPort === undefined || firestore === undefined) return;
  const auth = `http://${LOOPBACK}:${authPort}`;
  const storage = storagePort === undefined ? undefined : `${LOOPBACK}:${storagePort}`;
  const functions = functionsPort === undefined ? undefined : `${LOOPBACK}:${functionsPort}`;
  Object.assign(process.env, emulatorVariables({ project, auth, firestore, storage, functions }));
}

/** Local functions never contact GitHub; staff publish with the publisher of `npm start`. */
const localFunctionVariables = (
  sitePort: number,
  smtpPort: number | undefined,
): FunctionVariables => ({
  settings: {
    SITE_URL: `http://localhost:${sitePort}`,
    ...(smtpPort !== undefined && {
      SMTP_HOST: LOOPBACK,
      SMTP_PORT: String(smtpPort),
      MAIL_FROM: 'shop@glambug.test',
    }),
  },
  // Without a value, the emulator looks for the secret in the cloud.
  secrets: { GITHUB_TOKEN: 'none', SMTP_PASSWORD: 'none' },
});

export interface EmulatorOptions {
  /** The folder of stored accounts; when omitted, accounts are not stored. */
  accounts?: string | undefined;
  auth: boolean;
  /** The project of the emulators; defaults to the demo project. */
  project?: string | undefined;
  /** Run the Cloud Functions, with the Firestore of the environment. */
  functions?: boolean | undefined;
  /** The port of the mail server for the functions; without it, events send no mail. */
  smtpPort?: number | undefined;
  /** Serve the folder in `ASTRO_OUT`; when omitted, no Hosting. */
  hosting: boolean;
  /** The site's policy, when it is not the one in `firebase.json`. */
  policy?: string | undefined;
}

/**
 * Starts Auth, Hosting and Functions, or some of them, with the demo accounts.
 * @throws Failure when a port is in use or the emulators do not start
 */
export async function provideFirebase(
  { children }: Stage,
  env: Environment,
  options: EmulatorOptions,
): Promise<FirebaseEmulators> {
  const ports = portRequests(env);
  if (options.auth) await demandPort(ports.auth);
  if (options.hosting) await demandPort(ports.site);
  if (options.functions === true) await demandPort(ports.functions);
  const named = env.FIRESTORE_EMULATOR_HOST;
  const local = [
    ...[ports.firestore, ports.auth, ports.storage, ports.functions].flatMap(({ port }) => [
      `http://localhost:${port}`,
      `http://${LOOPBACK}:${port}`,
    ]),
    ...(named === undefined ? [] : [`http://${named}`]),
  ];
  const emulators = await startFirebaseEmulators(children, {
    workFolder: join(ROOT, '.cache/emulators', String(ports.site.port)),
    project: options.project,
    ...(options.auth && { auth: { port: ports.auth.port, folder: options.accounts } }),
    ...(options.functions === true && {
      functions: {
        port: ports.functions.port,
        firestore: named ?? `${LOOPBACK}:${ports.firestore.port}`,
        variables: localFunctionVariables(ports.site.port, options.smtpPort),
      },
    }),
    ...(options.hosting && {
      hosting: {
        port: ports.site.port,
        site: resolve(ROOT, env.ASTRO_OUT),
        policy: withServices(options.policy ?? committedPolicy(), local),
        picturesPort: ports.storage.port,
      },
    }),
  });
  if (options.auth) {
    await ensureDemoAccounts(`http://${LOOPBACK}:${ports.auth.port}`, options.project);
  }
  return emulators;
}
