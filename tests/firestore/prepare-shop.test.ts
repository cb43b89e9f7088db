/** The first documents of a live shop: written only into an empty database, and sufficient to publish. */
import { beforeEach, expect, test } from 'vitest';
import { syncedShop, ring } from '#fixtures/synced-shop.ts';
import { Failure } from '#tooling/local/failure.ts';
import { prepareShop } from '#tooling/local/prepare-shop.ts';
import { createCatalogue } from '#site/snapshot/queries.ts';

const shop = syncedShop();
const { firestore } = shop;
beforeEach(() => firestore.recursiveDelete(firestore.collection('pages')));

test('writes the documents that pages need into an empty database, and no products', async () => {
  const written = await prepareShop(firestore);
  const report = await shop.sync();
  expect(report.quarantined).toBe(0);
  expect(written).toBeGreaterThanOrEqual(report.changed);
  const catalogue = createCatalogue(shop.store());
  expect(catalogue.site().businessName).toBeTruthy();
  expect(catalogue.home().hero.title).toBeTruthy();
  expect(catalogue.sizeOf({ kind: 'all' })).toBe(0);
});

test('does not change a database with products or settings', async () => {
  await shop.put('a', ring('RG1'));
  await expect(prepareShop(firestore)).rejects.toThrow(Failure);
  expect((await firestore.collection('settings').get()).size).toBe(0);

  await firestore.doc('prod/a').delete();
  await firestore.doc('settings/site').set({ businessName: 'Our own' });
  await expect(prepareShop(firestore)).rejects.toThrow('not empty');
  const { docs } = await firestore.collection('settings').get();
  expect(docs.map((each) => each.data())).toEqual([{ businessName: 'Our own' }]);
});
