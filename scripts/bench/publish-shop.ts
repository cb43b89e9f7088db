/** A shop to publish from: an emulator of its own filled with demo products, and a site published from it. */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { demoDocuments } from '#demo/shop.ts';
import { dataFolder } from '#local/data-folder.ts';
import { DEMO_PROJECT, readEnvironment, ROOT } from '#local/env.ts';
import { startFirestore } from '#local/firestore-emulator.ts';
import { freePort } from '#local/ports.ts';
import { createChildren, type Children } from '#local/processes.ts';
import { publisherFolder } from '#local/publisher.ts';
import type { Stage } from '#local/script.ts';
import { writeDocuments } from '#local/seed.ts';
import { connectFirestore, type Firestore } from '#server/firestore.ts';
import { measureNode } from './measured-process.ts';
import { BENCH_FOLDER } from './section.ts';

export interface BenchShop {
  products: number;
  /** Everything of it lies here, absolute. */
  folder: string;
  /** For programs that publish it. */
  variables: Readonly<Record<string, string>>;
  /** The published site, absolute. */
  site: string;
  snapshot: string;
  /** Where the publisher keeps what it knows of the site. */
  known: string;
  firestore: Firestore;
  children: Children;
}

const flags = z
  .object({ publisher: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'scripts/node-flags.json'), 'utf8')));

/** What Node is given to run a program as `npm run publisher` runs the publisher. */
export const asPublisher = (program: string): string[] => [...flags.publisher, program];

/** The same for the publisher itself. */
export const PUBLISHER = asPublisher(join(ROOT, 'scripts/publisher.ts'));

/** Folders for publishing into, from the project's folder, and the variables that say so. */
export function publishedInto(folder: string) {
  const variables = {
    LOCAL_DATA: join(folder, 'data'),
    ASTRO_OUT: join(folder, 'site'),
    SNAPSHOT_FILE: resolve(ROOT, folder, 'data/snapshot.sqlite'),
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const env = readEnvironment({ ...process.env, ...variables });
  return {
    variables,
    site: resolve(ROOT, env.ASTRO_OUT),
    snapshot: dataFolder(env).snapshot,
    known: publisherFolder(env),
  };
}

/** Processes that end before the shop's folder is deleted. */
function openChildren({ cleanup }: Stage, folder: string): Children {
  const children = createChildren(join(folder, 'logs'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  cleanup.defer(() => children.stopAll());
  return children;
}

/** The emulator opens a second port, any that is free, and was seen to take its own first one. */
const ATTEMPTS = 3;

async function startEmulator(children: Children): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const flag = { flag: '--firestore-port', variable: 'FIRESTORE_PORT' };
    try {
      return (await startFirestore(children, { port: { service: 'Firestore', port, ...flag } }))
        .host;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Never closed: an edit may still be under way when the script is stopped, and it ends with the script. */
function connectTo(host: string): Firestore {
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  const { firestore } = connectFirestore({ projectId: DEMO_PROJECT });
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  return firestore;
}

/** Opens a shop of so many products; it is put away with the script. */
export async function openShop(stage: Stage, products: number): Promise<BenchShop> {
  const { progress } = stage;
  const relative = join(BENCH_FOLDER, `publish-${products}`);
  const folder = resolve(ROOT, relative);
  await rm(folder, { recursive: true, force: true });
  const children = openChildren(stage, folder);
  const host = await progress.step(`Starting Firestore for ${products}`, () =>
    startEmulator(children),
  );
  const firestore = connectTo(host);
  await progress.step(`Writing the demo shop with ${products} products`, (say) =>
    writeDocuments(firestore, demoDocuments({ products }), (count) => say(`${count} documents`)),
  );
  const { variables, ...places } = publishedInto(relative);
  const shop: BenchShop = {
    products,
    folder,
    ...places,
    variables: { ...variables, FIRESTORE_EMULATOR_HOST: host },
    firestore,
    children,
  };
  await progress.step(`Publishing it for the first time`, () =>
    measureNode(children, {
      name: 'publish-first',
      args: [...PUBLISHER, '--once'],
      variables: shop.variables,
    }),
  );
  return shop;
}
