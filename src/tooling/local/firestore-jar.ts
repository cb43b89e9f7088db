/** Finds the Firestore emulator on this machine, or downloads it with firebase-tools. */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from './failure.ts';
import { FIREBASE_CLI, firebaseEnvironment } from './firebase-cli.ts';
import type { Children } from './processes.ts';

export interface FirestoreJar {
  file: string;
  /** Java's arguments: the main class for Google Cloud's component, `-jar` for the download of firebase-tools. */
  javaArgs: readonly string[];
}

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const COMPONENT = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const SDK = 'google-cloud-sdk';

const component = (file: string): FirestoreJar => ({
  file,
  javaArgs: ['-cp', file, MAIN_CLASS, 'start'],
});
const cached = (file: string): FirestoreJar => ({ file, javaArgs: ['-jar', file] });

/** The usual folders of the Google Cloud SDK; Debian's package uses the first. */
const USUAL_PLACES = [
  '/usr/lib',
  '/usr/share',
  '/opt',
  '/usr/local',
  '/snap',
  '/opt/homebrew/share',
  homedir(),
];

/** The possible folders of the Google Cloud SDK, the one of the `gcloud` command first. */
function sdkFolders(env: NodeJS.ProcessEnv, places: readonly string[]): string[] {
  const gcloud = (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find((file) => existsSync(file));
  return [
    ...(gcloud === undefined ? [] : [dirname(dirname(realpathSync(gcloud)))]),
    ...(env['CLOUDSDK_ROOT_DIR'] === undefined ? [] : [env['CLOUDSDK_ROOT_DIR']]),
    ...places.map((folder) => join(folder, SDK)),
  ];
}

const cacheFolder = (env: NodeJS.ProcessEnv): string =>
  env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');

function newestCached(env: NodeJS.ProcessEnv): string | undefined {
  const folder = cacheFolder(env);
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder)
    .filter((file) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(file))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  return name === undefined ? undefined : join(folder, name);
}

/**
 * Finds the emulator in its usual places: `FIRESTORE_EMULATOR_JAR`, the Google Cloud SDK, the cache of
 * firebase-tools.
 * @returns undefined when it is in none of them
 * @throws Failure when the file in `FIRESTORE_EMULATOR_JAR` does not exist
 */
export function findFirestoreJar(
  env: NodeJS.ProcessEnv = process.env,
  places: readonly string[] = USUAL_PLACES,
): FirestoreJar | undefined {
  const named = env['FIRESTORE_EMULATOR_JAR'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return /-v[\d.]+\.jar$/.test(named) ? cached(named) : component(named);
    throw new Failure(
      `FIRESTORE_EMULATOR_JAR is ${named}, which does not exist.`,
      'Set it to the path of cloud-firestore-emulator.jar, or leave it unset.',
    );
  }
  const file = sdkFolders(env, places)
    .map((folder) => join(folder, COMPONENT))
    .find((path) => existsSync(path));
  if (file !== undefined) return component(file);
  const fromCache = newestCached(env);
  return fromCache === undefined ? undefined : cached(fromCache);
}

/**
 * Downloads the emulator (about 130 MB) into the cache of firebase-tools.
 * @throws Failure with the two ways to get it, when the download fails
 */
export async function downloadFirestoreJar(
  children: Children,
  env: NodeJS.ProcessEnv = process.env,
  places: readonly string[] = USUAL_PLACES,
): Promise<FirestoreJar> {
  try {
    await children.run({
      name: 'firestore-download',
      command: process.execPath,
      args: [FIREBASE_CLI, 'setup:emulators:firestore'],
      env: firebaseEnvironment(env),
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  const jar = findFirestoreJar(env, places);
  if (jar !== undefined) return jar;
  throw new Failure(
    'The Firestore emulator is not installed and could not be downloaded.',
    [
      'Install it in one of two ways, then run the command again:',
      '  with internet: npx firebase setup:emulators:firestore',
      '  with the Google Cloud SDK: sudo apt-get install google-cloud-cli-firestore-emulator (or: gcloud components install cloud-firestore-emulator)',
    ].join('\n'),
  );
}
