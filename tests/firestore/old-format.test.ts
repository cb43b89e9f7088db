/** Local data of an earlier version is replaced with the demo shop, after one message. */
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { DEMO_PROJECT } from '#tooling/local/env.ts';
import { existingFirestore, wipeFirestore } from '#tooling/local/firestore-emulator.ts';
import type { Progress } from '#tooling/local/progress.ts';
import { withLocalDatabase } from '#tooling/local/seed.ts';
import { provideShop } from '#tooling/local/shop-data.ts';

const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const snapshot = join(temporaryFolder(), 'snapshot.sqlite');

beforeEach(() => wipeFirestore(host, DEMO_PROJECT));

/** Provides the shop as `npm start` does; returns the output on the terminal. */
async function started(): Promise<string> {
  let shown = '';
  const progress: Progress = {
    step(label, work) {
      shown += label;
      return work(() => undefined);
    },
    note: (text) => (shown += text),
    end: () => undefined,
  };
  await provideShop({ progress }, existingFirestore(host), { snapshot });
  return shown;
}

const inDatabase = <T>(work: Parameters<typeof withLocalDatabase<T>>[1]): Promise<T> =>
  withLocalDatabase({ host, projectId: DEMO_PROJECT }, work);

const MESSAGE = 'The local data is from an earlier version';

test.each([
  ['images', 'prod/old', { sku: 'OLD1', images: ['["/pictures/a-640.webp",640,640,"Ring"]'] }],
  ['highlights', 'settings/home', { trust: ['["hallmark","Hallmarked","Every piece."]'] }],
  ['lines', 'orders/old', { lines: ['["rg-101","RG101","Band ring",12]'] }],
])('replaces data with %s stored as text', async (_case, path, data) => {
  await inDatabase((firestore) => firestore.doc('prod/any').set({ sku: 'ANY1', images: [] }));
  await inDatabase((firestore) => firestore.doc(path).set(data));
  const shown = await started();
  expect(shown.split(MESSAGE)).toHaveLength(2);
  expect(shown).toContain('Filling Firestore with the demo shop');
  const [old, home] = await inDatabase((firestore) =>
    Promise.all([firestore.doc('prod/any').get(), firestore.doc('settings/home').get()]),
  );
  expect(old.exists).toBe(false);
  expect(home.get('trust')).toContainEqual(expect.objectContaining({ icon: 'hallmark' }));
});

test('does not change data of this version', async () => {
  await started();
  await inDatabase((firestore) => firestore.doc('prod/mine').set({ sku: 'MINE1', images: [] }));
  expect(await started()).toBe('');
  const mine = await inDatabase((firestore) => firestore.doc('prod/mine').get());
  expect(mine.exists).toBe(true);
});
