/**
 * `npm run dev`: Astro's dev server on the local stack; uses the one of `npm start` if it is running, or starts its
 * own.
 */
import { join } from 'node:path';
import { setUpLocal } from '#tooling/local/setup.ts';
import { DEMO_PROJECT, ROOT } from '#tooling/local/env.ts';
import {
  existingFirestore,
  isFirestoreAt,
  type LocalFirestore,
} from '#tooling/local/firestore-emulator.ts';
import { demandPort, isPortFree, LOOPBACK } from '#tooling/local/ports.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import {
  aimAtEmulators,
  orWithout,
  provideFirebase,
  provideFirestore,
  provideStorage,
} from '#tooling/local/services.ts';
import { provideSnapshot } from '#tooling/local/shop-data.ts';
import { ASTRO_CLI } from '#tooling/local/astro-build.ts';
import { astroEnvironment } from '#tooling/local/site.ts';

async function main(stage: Stage): Promise<undefined> {
  const { progress, children, cleanup } = stage;
  const { env, data, ports } = setUpLocal();
  await demandPort(ports.dev);

  const running = `${LOOPBACK}:${ports.firestore.port}`;
  let firestore: LocalFirestore | undefined;
  if (env.FIRESTORE_EMULATOR_HOST === undefined && (await isFirestoreAt(running))) {
    progress.note(`Using the local services that are already running (Firestore at ${running}).`);
    firestore = existingFirestore(running);
  } else {
    firestore = await orWithout(stage, 'Pages show the demo shop without a database.', () =>
      provideFirestore(stage, env, data),
    );
  }
  if (await isPortFree(ports.storage.port)) await provideStorage(stage, env, data);
  let hasAuth = !(await isPortFree(ports.auth.port));
  if (!hasAuth) {
    await orWithout(stage, 'Sign-in does not work.', async () => {
      const auth = await progress.step('Starting Auth', () =>
        provideFirebase(stage, env, { auth: true, hosting: false, accounts: data.auth }),
      );
      cleanup.defer(async () => {
        await auth.save();
        await auth.stop();
      });
      hasAuth = true;
    });
  }
  aimAtEmulators({
    project: DEMO_PROJECT,
    authPort: hasAuth ? ports.auth.port : undefined,
    firestore: firestore?.host,
    storagePort: ports.storage.port,
    functionsPort: (await isPortFree(ports.functions.port)) ? undefined : ports.functions.port,
  });
  const snapshot = await provideSnapshot(stage, firestore, data);
  await children.run({
    name: 'astro-dev',
    command: process.execPath,
    args: [
      '--disable-warning=ExperimentalWarning',
      ...[ASTRO_CLI, 'dev', '--port', String(ports.dev.port)],
    ],
    env: astroEnvironment(snapshot, env.ASTRO_OUT),
    cwd: ROOT,
    inherit: true,
  });
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs'), codeWhenStopped: 0 });
