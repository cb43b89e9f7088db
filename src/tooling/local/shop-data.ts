/** The data for a local build: the local Firestore, filled with the demo shop if needed. */
import { documentsAsOf } from '#seed/as-of.ts';
import { DEMO_PRODUCTS, demoDocuments } from '#seed/shop.ts';
import { snapshotFromDocuments } from '#site/snapshot/from-documents.ts';
import { dropSnapshot, type DataFolder } from './data-folder.ts';
import { DEMO_PROJECT } from './env.ts';
import { wipeFirestore, type LocalFirestore } from './firestore-emulator.ts';
import { isOldFormat } from './old-format.ts';
import type { Stage } from './script.ts';
import { isShopEmpty, withLocalDatabase, writeDocuments } from './seed.ts';
import { syncFromEmulator } from './snapshot.ts';

const OLD_FORMAT = `
  The local data is from an earlier version of the shop, which stored lists as text. This version
  can't read it, so it is replaced with the demo shop. Your local changes and orders are lost.
`;

/**
 * Fills a Firestore with the demo shop when it is empty or contains data of an earlier version, and saves it at once,
 * so that no interruption loses it.
 */
export async function provideShop(
  { progress }: Pick<Stage, 'progress'>,
  firestore: LocalFirestore,
  data: Pick<DataFolder, 'snapshot'>,
): Promise<void> {
  const local = { host: firestore.host, projectId: DEMO_PROJECT };
  await withLocalDatabase(local, async (database) => {
    if (!(await isShopEmpty(database))) {
      if (!(await isOldFormat(database))) return;
      progress.note(OLD_FORMAT);
      await wipeFirestore(local.host, local.projectId);
    }
    await progress.step('Filling Firestore with the demo shop', async (report) => {
      const documents = documentsAsOf(Date.now(), demoDocuments({ products: DEMO_PRODUCTS }));
      const written = await writeDocuments(database, documents, (count) =>
        report(`${count} documents`),
      );
      report(`${written} documents`);
      dropSnapshot(data.snapshot);
      await firestore.save();
    });
  });
}

/** Creates the demo shop's snapshot without a Firestore, and returns its file. */
export async function provideDemoSnapshot({ progress }: Stage, data: DataFolder): Promise<string> {
  const documents = demoDocuments({ products: DEMO_PRODUCTS });
  // Replace any existing file, even one that is not a database.
  dropSnapshot(data.demoSnapshot);
  await progress.step('Creating the demo snapshot', () =>
    snapshotFromDocuments({ documents, file: data.demoSnapshot }),
  );
  return data.demoSnapshot;
}

/**
 * Makes the snapshot that the site is built from.
 * @param firestore undefined: the demo shop itself, without a database
 * @returns the snapshot's file
 */
export async function provideSnapshot(
  stage: Stage,
  firestore: LocalFirestore | undefined,
  data: DataFolder,
): Promise<string> {
  const { progress } = stage;
  if (firestore === undefined) {
    return await provideDemoSnapshot(stage, data);
  }
  await provideShop(stage, firestore, data);
  const lines = await progress.step('Reading Firestore into the snapshot', (report) =>
    syncFromEmulator(
      { host: firestore.host, projectId: DEMO_PROJECT },
      { file: data.snapshot, report },
    ),
  );
  for (const line of lines) progress.note(`  ${line}`);
  return data.snapshot;
}
