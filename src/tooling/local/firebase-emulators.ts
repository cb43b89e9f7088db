/** The local Auth, Hosting and Functions: one process of firebase-tools, configured for chosen ports. */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readHostingFile, withPolicy } from '#site/publish/hosting-file.ts';
import { DEMO_PROJECT, ROOT } from './env.ts';
import { Failure, firstLine } from './failure.ts';
import { bundleFunctions, type FunctionVariables } from './bundle-functions.ts';
import { FIREBASE_CLI, firebaseEnvironment } from './firebase-cli.ts';
import { readTriggers } from './function-triggers.ts';
import { freePort, LOOPBACK } from './ports.ts';
import { whenReady, type Children } from './processes.ts';

interface FunctionsOptions {
  port: number;
  /** `HOST:PORT` of their Firestore, which may start later. */
  firestore: string;
  variables: FunctionVariables;
}

export interface FirebaseEmulatorsOptions {
  /** The folder of their working files while they run; one for each running stack. */
  workFolder: string;
  /** Without it, no Auth. */
  auth?: { port: number; folder?: string | undefined } | undefined;
  /** The project of the emulators; defaults to `DEMO_PROJECT`. */
  project?: string | undefined;
  /** Without them, no Functions. */
  functions?: FunctionsOptions | undefined;
  /** Without it, no Hosting. */
  hosting?:
    | {
        port: number;
        site: string;
        policy: string;
        /** The origin of the local Storage server. */
        picturesPort?: number;
      }
    | undefined;
}

export interface FirebaseEmulators {
  /** Saves the accounts to the folder they were loaded from. */
  save(): Promise<void>;
  /** Stops them and deletes their working files. */
  stop(): Promise<void>;
  /** Settles when they end, by `stop` or otherwise. */
  exited: Promise<unknown>;
  /** The end of their output. */
  tail(): string;
}

/** In the folder of working files. */
const FUNCTIONS_FOLDER = 'functions';

async function writeConfig(options: FirebaseEmulatorsOptions, hub: number): Promise<string> {
  const { workFolder, auth, hosting, functions } = options;
  await mkdir(workFolder, { recursive: true });
  const committed = readHostingFile(join(ROOT, 'firebase.json'));
  const at = (port: number) => ({ host: LOOPBACK, port });
  const config = {
    ...(functions && { functions: { source: FUNCTIONS_FOLDER } }),
    ...(hosting && {
      hosting: {
        ...withPolicy(committed, hosting.policy).hosting,
        public: relative(workFolder, hosting.site),
      },
    }),
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      hub: at(hub),
      logging: at(await freePort()),
      ...(auth && { auth: at(auth.port) }),
      ...(hosting && { hosting: at(hosting.port) }),
      ...(functions && {
        functions: at(functions.port),
        // firebase-tools starts these two with Functions.
        eventarc: at(await freePort()),
        tasks: at(await freePort()),
      }),
    },
  };
  const file = join(workFolder, 'firebase.json');
  await writeFile(file, JSON.stringify(config, null, 2));
  return file;
}

const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
  await response.body?.cancel();
  return true;
};

/** Without this, the emulator reveals whether an account exists; production does not. */
async function hideAccounts(authOrigin: string, project: string): Promise<void> {
  const url = `${authOrigin}/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=emailPrivacyConfig`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused its settings: ${response.status}`);
}

/**
 * Exports the accounts to `folder` through the emulator hub, which replaces the folder when the export is complete.
 */
async function exportAccounts(hub: number, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const response = await fetch(`http://${LOOPBACK}:${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'stop' }),
  }).catch((error: unknown) => {
    throw new Failure(
      `The local accounts could not be saved, because Auth has stopped: ${firstLine(error)}`,
      'The accounts saved at the last regular stop remain.',
    );
  });
  if (!response.ok) {
    throw new Failure(
      `The local accounts could not be saved: ${await response.text()}`,
      `Check the free disk space of ${folder}.`,
    );
  }
}

/**
 * Starts the services in `options` and waits until all respond.
 * @throws Failure with the output of firebase-tools when they do not start
 */
export async function startFirebaseEmulators(
  children: Children,
  options: FirebaseEmulatorsOptions,
): Promise<FirebaseEmulators> {
  const { workFolder, auth, hosting, functions, project = DEMO_PROJECT } = options;
  const hub = await freePort();
  const config = await writeConfig(options, hub);
  if (functions) await bundleFunctions(join(workFolder, FUNCTIONS_FOLDER), functions.variables);
  const names = Object.entries({ auth, hosting, functions }).flatMap(([name, one]) =>
    one === undefined ? [] : [name],
  );
  const folder = auth?.folder;
  const child = children.start({
    name: names.join('-'),
    command: process.execPath,
    args: [
      ...['--import', pathToFileURL(join(import.meta.dirname, 'hosting-guard.ts')).href],
      FIREBASE_CLI,
      'emulators:start',
      ...['--only', names.join(','), '--project', project, '--config', config],
      // So that one process runs all functions, one call at a time. Otherwise each function starts its own, which takes
      // seconds on a busy machine; a first call then fails.
      ...(functions ? ['--inspect-functions', String(await freePort())] : []),
      ...(folder !== undefined && existsSync(folder) ? ['--import', folder] : []),
    ],
    cwd: workFolder,
    killSignal: 'SIGINT',
    env: {
      ...firebaseEnvironment(),
      ...(hosting?.picturesPort !== undefined && { PICTURES_PORT: String(hosting.picturesPort) }),
      ...(functions && { FIRESTORE_EMULATOR_HOST: functions.firestore }),
    },
  });
  const authOrigin = auth && `http://${LOOPBACK}:${auth.port}`;
  await whenReady(child, async () => {
    if (authOrigin !== undefined) await answers(authOrigin);
    if (hosting) await answers(`http://${LOOPBACK}:${hosting.port}/`);
    return functions === undefined || (await readTriggers(functions.port)).length > 0;
  });
  if (authOrigin !== undefined) await hideAccounts(authOrigin, project);
  let hasExited = false;
  void child.exited.then(() => (hasExited = true));
  return {
    save: async () => {
      if (auth && folder !== undefined && !hasExited) await exportAccounts(hub, folder);
    },
    stop: async () => {
      await child.stop();
      await rm(workFolder, { recursive: true, force: true });
    },
    exited: child.exited,
    tail: () => child.tail(),
  };
}
