/**
 * `npm run seed -- --products N [--reset]`: writes the demo shop, at any size, into the local Firestore; `npm run
 * seed -- --project ID`: writes settings, texts and categories into the empty database of a new live shop.
 */
import { join } from 'node:path';
import { documentsAsOf } from '#seed/as-of.ts';
import { DEMO_PRODUCTS, demoDocuments } from '#seed/shop.ts';
import { dataFolder, dropSnapshot } from '#tooling/local/data-folder.ts';
import {
  DEMO_PROJECT,
  bypassProxyForLoopback,
  loadEnvFile,
  readEnvironment,
  readFlags,
  ROOT,
  type Environment,
} from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { isFirestoreAt, wipeFirestore } from '#tooling/local/firestore-emulator.ts';
import { LOOPBACK } from '#tooling/local/ports.ts';
import { prepareShop } from '#tooling/local/prepare-shop.ts';
import { provideDatabase } from '#tooling/local/provide-database.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import { withLocalDatabase, writeDocuments } from '#tooling/local/seed.ts';
import { provideFirestore } from '#tooling/local/services.ts';

const MOST_PRODUCTS = 200_000;

function productCount(text: string | undefined): number {
  if (text === undefined) return DEMO_PRODUCTS;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= MOST_PRODUCTS) return count;
  throw new Failure(
    `--products is ${JSON.stringify(text)}; it must be a whole number from 1 to ${MOST_PRODUCTS}.`,
    'For example: npm run seed -- --products 1000',
  );
}

/** The Firestore of the running stack, or one started for this script. */
async function firestoreHost(stage: Stage, env: Environment): Promise<string> {
  const running = `${LOOPBACK}:${env.FIRESTORE_PORT}`;
  if (env.FIRESTORE_EMULATOR_HOST === undefined && (await isFirestoreAt(running))) return running;
  return (await provideFirestore(stage, env, dataFolder(env))).host;
}

async function seedLiveShop(stage: Stage, project: string): Promise<void> {
  const { firestore } = await provideDatabase(stage, project);
  const written = await stage.progress.step(
    `Writing settings, texts and categories into ${project}`,
    () => prepareShop(firestore),
  );
  stage.progress.note(`${written} documents written. Next: docs/recipes/go-live.md.`);
}

async function main(stage: Stage): Promise<undefined> {
  const { progress } = stage;
  loadEnvFile();
  bypassProxyForLoopback();
  const flags = readFlags(process.argv.slice(2), {
    project: { type: 'string' },
    products: { type: 'string' },
    reset: { type: 'boolean' },
  });
  const project = flags.text('project');
  if (project !== undefined) {
    await seedLiveShop(stage, project);
    return undefined;
  }
  const products = productCount(flags.text('products'));
  const env = readEnvironment();
  const host = await firestoreHost(stage, env);
  if (flags.on('reset')) {
    await progress.step('Emptying Firestore', () => wipeFirestore(host, DEMO_PROJECT));
  }
  await withLocalDatabase({ host, projectId: DEMO_PROJECT }, (firestore) =>
    progress.step(`Writing the demo shop with ${products} products`, async (report) => {
      const documents = documentsAsOf(Date.now(), demoDocuments({ products }));
      const written = await writeDocuments(firestore, documents, (count) =>
        report(`${count} documents`),
      );
      report(`${written} documents`);
    }),
  );
  // Demo documents have old dates, which a delta query would skip.
  dropSnapshot(dataFolder(env).snapshot);
  progress.note('Build the site with npm run build or npm start.');
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
