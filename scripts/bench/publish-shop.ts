/**
 * A shop for measuring publishes: a project of the emulator filled with demo products, and a site published from it.
 */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { demoDocuments } from '#seed/shop.ts';
import { dataFolder } from '#tooling/local/data-folder.ts';
import { readEnvironment, ROOT } from '#tooling/local/env.ts';
import { provideSitePublisher } from '#tooling/local/publisher.ts';
import type { Stage } from '#tooling/local/script.ts';
import { writeDocuments } from '#tooling/local/seed.ts';
import { localTarget } from '#site/publish/deploy.ts';
import type { Published, Publisher } from '#site/publish/publisher.ts';
import { connectFirestore, type Firestore } from '#firebase/admin/firestore.ts';
import { BENCH_FOLDER } from './section.ts';

export interface BenchShop {
  products: number;
  /** The published site, absolute. */
  site: string;
  snapshot: string;
  firestore: Firestore;
  publisher: Publisher;
}

/** A publish with its times, ms: reading Firestore, and everything after it. */
export interface TimedPublish extends Published {
  readMs: number;
  publishMs: number;
}

/** Publishes once. */
export async function timedPublish({ publisher }: BenchShop, full = false): Promise<TimedPublish> {
  const { store } = publisher;
  const setAsOf = store.setAsOf.bind(store);
  let readAt = 0;
  // The last step of a sync.
  store.setAsOf = (now) => {
    setAsOf(now);
    readAt = performance.now();
  };
  const startedAt = performance.now();
  const published = await publisher.publish({ full });
  const publishMs = performance.now() - readAt;
  store.setAsOf = setAsOf;
  return { ...published, readMs: readAt - startedAt, publishMs };
}

/**
 * Opens a shop with this many products, and publishes it for the first time.
 * @param host the emulator
 */
export async function openShop(stage: Stage, products: number, host: string): Promise<BenchShop> {
  const { progress, cleanup } = stage;
  const folder = join(BENCH_FOLDER, `publish-${products}`);
  await rm(resolve(ROOT, folder), { recursive: true, force: true });
  const projectId = `demo-bench-${products}`;
  const connection = connectFirestore({ projectId });
  cleanup.defer(() => connection.close());
  const { firestore } = connection;
  await progress.step(`Writing the demo shop with ${products} products`, (report) =>
    writeDocuments(firestore, demoDocuments({ products }), (count) => report(`${count} documents`)),
  );
  const env = readEnvironment({
    ...process.env,
    LOCAL_DATA: join(folder, 'data'),
    ASTRO_OUT: join(folder, 'site'),
    SNAPSHOT_FILE: resolve(ROOT, folder, 'data/snapshot.sqlite'),
  });
  const { snapshot } = dataFolder(env);
  const publisher = await provideSitePublisher(stage, env, {
    snapshot,
    database: { firestore, source: `${host}/${projectId}` },
    target: localTarget,
  });
  cleanup.defer(() => publisher.close());
  await progress.step('Publishing it for the first time', () => publisher.publish());
  return { products, site: resolve(ROOT, env.ASTRO_OUT), snapshot, firestore, publisher };
}
