/**
 * The site for tests: the demo shop and the hostile products, from Firestore when it is available, served by Hosting.
 */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DEMO_PRODUCTS, demoDocuments } from '#seed/shop.ts';
import { snapshotFromDocuments } from '#site/snapshot/from-documents.ts';
import { dropSnapshot } from './data-folder.ts';
import { ROOT, type Environment } from './env.ts';
import { connectFunctions } from './function-triggers.ts';
import { loadRules, startFirestore, wipeFirestore } from './firestore-emulator.ts';
import { freePort, LOOPBACK } from './ports.ts';
import type { Stage } from './script.ts';
import { withLocalDatabase, writeDocuments, type SeedDocument } from './seed.ts';
import { aimAtEmulators, provideFirebase, provideStorage, portRequests } from './services.ts';
import { buildSite } from './site.ts';
import { syncFromEmulator } from './snapshot.ts';

/** Separate from the demo project, so that an emulator in use keeps its shop. */
export const TEST_PROJECT = 'demo-glambug-test';

const TEST_OUT = '.cache/test/dist';

/** Files uploaded by tests; one folder for each served site. */
const TEST_PICTURES = '.cache/test/pictures';

/** Browser tests do without the others: mails and rebuilds have tests of their own and delay every page. */
const TESTED_TRIGGERS = /index\w+$|limitOrderRequests$/;

let functionsPort: Promise<number> | undefined;

/** Firestore must know it before the functions start. */
const testFunctionsPort = (): Promise<number> => (functionsPort ??= freePort());

/** The emulator for the tests: the named one, or a new one without stored data. @throws Failure */
export async function testFirestore(stage: Stage, env: Environment): Promise<string> {
  if (env.FIRESTORE_EMULATOR_HOST !== undefined) return env.FIRESTORE_EMULATOR_HOST;
  const port = { ...portRequests(env).firestore, port: await freePort() };
  const testPort = await testFunctionsPort();
  const firestore = await stage.progress.step('Starting Firestore', (report) =>
    startFirestore(stage.children, { port, functionsPort: testPort, report }),
  );
  return firestore.host;
}

async function testSnapshot(
  stage: Stage,
  host: string | undefined,
  extra: readonly SeedDocument[],
): Promise<string> {
  const file = join(ROOT, '.cache/test/snapshot.sqlite');
  dropSnapshot(file);
  const documents = [...demoDocuments({ products: DEMO_PRODUCTS }), ...extra];
  if (host === undefined) {
    await snapshotFromDocuments({ documents, file });
    return file;
  }
  const database = { host, projectId: TEST_PROJECT };
  await wipeFirestore(host, TEST_PROJECT);
  await stage.progress.step('Filling Firestore', (report) =>
    withLocalDatabase(database, (firestore) =>
      writeDocuments(firestore, documents, (count) => report(`${count} documents`)),
    ),
  );
  await stage.progress.step('Reading Firestore into the snapshot', (report) =>
    syncFromEmulator(database, { file, report }),
  );
  return file;
}

/**
 * Builds and serves the site.
 * @param extra documents in addition to the demo shop's
 * @returns the environment variables that tests use to find it
 */
export async function provideTestSite(
  stage: Stage,
  env: Environment,
  host: string | undefined,
  extra: readonly SeedDocument[],
): Promise<Record<string, string>> {
  const { progress, cleanup } = stage;
  const snapshot = await testSnapshot(stage, host, extra);
  const variables = {
    ...env,
    SITE_PORT: await freePort(),
    AUTH_PORT: await freePort(),
    STORAGE_PORT: await freePort(),
    FUNCTIONS_PORT: await testFunctionsPort(),
    FIRESTORE_EMULATOR_HOST: host,
    ASTRO_OUT: TEST_OUT,
  };
  const pictures = join(ROOT, TEST_PICTURES, String(variables.STORAGE_PORT));
  await rm(pictures, { recursive: true, force: true });
  await provideStorage(stage, variables, { storage: pictures }, TEST_PROJECT);
  aimAtEmulators({
    project: TEST_PROJECT,
    authPort: variables.AUTH_PORT,
    // Tests without Firestore only read the pages, which are the same.
    firestore: host ?? `${LOOPBACK}:${await freePort()}`,
    storagePort: variables.STORAGE_PORT,
    functionsPort: host === undefined ? undefined : variables.FUNCTIONS_PORT,
  });
  if (host !== undefined) await loadRules(host, TEST_PROJECT);
  const policy = await progress.step('Building the site', (report) =>
    buildSite(stage, { snapshot, out: TEST_OUT, report }),
  );
  const hosting = await progress.step('Starting Auth, Functions and Hosting', () =>
    provideFirebase(stage, variables, {
      auth: true,
      functions: host !== undefined,
      hosting: true,
      policy,
      project: TEST_PROJECT,
    }),
  );
  cleanup.defer(() => hosting.stop());
  if (host !== undefined) {
    const at = { functions: variables.FUNCTIONS_PORT, firestore: host };
    await connectFunctions(at, TEST_PROJECT, (name) => TESTED_TRIGGERS.test(name));
  }
  return {
    SITE_ORIGIN: `http://${LOOPBACK}:${variables.SITE_PORT}`,
    SITE_DIST: resolve(ROOT, TEST_OUT),
    SNAPSHOT_FILE: snapshot,
    SITE_PROJECT: TEST_PROJECT,
    AUTH_EMULATOR: `http://${LOOPBACK}:${variables.AUTH_PORT}`,
    STORAGE_EMULATOR: `http://${LOOPBACK}:${variables.STORAGE_PORT}`,
    FUNCTIONS_EMULATOR: `http://${LOOPBACK}:${variables.FUNCTIONS_PORT}`,
  };
}
