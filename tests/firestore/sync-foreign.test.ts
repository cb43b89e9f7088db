/**
 * Changes by other programs, such as the Firebase console, a script or a restore: which of them a sync finds, and
 * when.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { LONG_AGO, ring, syncedShop } from '#fixtures/synced-shop.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { SHOP_COLLECTIONS } from '#schema/shop-collections.ts';
import { createCatalogue } from '#site/snapshot/queries.ts';
import { quarantineOf } from '#site/snapshot/report.ts';

const shop = syncedShop();
const { firestore, sync, put, save, skus, makeFullReadDue } = shop;
const catalogue = () => createCatalogue(shop.store(), { now: Date.now() });

beforeEach(async () => {
  await put('a', ring('RG1', LONG_AGO));
  await put('b', ring('RG2', LONG_AGO + 1));
  await sync();
});

describe('a full read', () => {
  beforeEach(makeFullReadDue);

  test('finds an edit without a new updatedAt, and the site counts as newer', async () => {
    const { changedAt } = catalogue();
    const before = changedAt();
    await firestore.doc('prod/a').update({ title: 'Edited in the console' });
    expect(await sync()).toMatchObject({ mode: 'full', changed: 1 });
    expect(catalogue().product('RG1')?.title).toBe('Edited in the console');
    expect(catalogue().changedAt()).toBeGreaterThan(before);
  });

  test('keeps the time of the last change when the snapshot is rebuilt', async () => {
    await firestore.doc('prod/a').update({ title: 'Edited in the console' });
    await sync();
    const before = catalogue().changedAt();
    shop.store().setMeta('made-from', 'elsewhere');
    await sync();
    expect(catalogue().changedAt()).toBe(before);
  });

  test('removes a deleted document', async () => {
    await firestore.doc('prod/a').delete();
    expect(await sync()).toMatchObject({ mode: 'full', deleted: 1 });
    expect(skus()).toEqual(['RG2']);
  });

  test('leaves out a new document without updatedAt and rev, and reports it', async () => {
    const { updatedAt: _, rev: _rev, ...data } = encodeDocument(productKind, ring('RG9'));
    await firestore.doc('prod/new').set(data);
    expect(await sync()).toMatchObject({ mode: 'full', quarantined: 1 });
    expect(quarantineOf(shop.store()).map(({ path, field }) => [path, field])).toEqual([
      ['prod/new', 'rev'],
      ['prod/new', 'updatedAt'],
    ]);
    expect(skus()).toEqual(['RG1', 'RG2']);
  });

  test('is followed by a sync that reads one document of each collection', async () => {
    await sync();
    expect(await sync()).toMatchObject({ mode: 'delta', reads: SHOP_COLLECTIONS.length });
  });
});

describe('a delta query', () => {
  test('finds an edit with a new updatedAt', async () => {
    await firestore.doc('prod/a').update({ title: 'Edited by a script', updatedAt: new Date() });
    expect(await sync()).toMatchObject({ mode: 'delta', changed: 1 });
    expect(catalogue().product('RG1')?.title).toBe('Edited by a script');
  });

  test('does not find an edit without a new updatedAt', async () => {
    await firestore.doc('prod/a').update({ title: 'Edited in the console' });
    expect(await sync()).toMatchObject({ mode: 'delta', changed: 0 });
    expect(await sync(true)).toMatchObject({ mode: 'full', changed: 1 });
  });
});

describe('a database that was restored to an earlier time', () => {
  /** Restores the state before `change`, like an import of an older export. */
  const undone = async (change: () => Promise<unknown>): Promise<void> => {
    const products = firestore.collection('prod');
    const before = await products.get();
    await change();
    await sync();
    await firestore.recursiveDelete(products);
    for (const doc of before.docs) await doc.ref.set(doc.data());
  };

  test('is read in full, and its site counts as newer', async () => {
    await undone(() => save({ b: { sku: 'RG2', title: 'Ghost' }, c: { sku: 'RG3' } }));
    const shown = shop.store().newest();
    expect(await sync()).toMatchObject({ mode: 'full', changed: 1, deleted: 1 });
    expect(skus()).toEqual(['RG1', 'RG2']);
    expect(shop.store().newest()).toBeGreaterThan(shown);
    expect(await sync()).toMatchObject({ mode: 'delta', changed: 0 });
  });

  test('is detected after another edit, too', async () => {
    await undone(() => save({ c: { sku: 'RG3' } }));
    await save({ a: { sku: 'RG4' } });
    expect(await sync()).toMatchObject({ mode: 'full' });
    expect(skus()).toEqual(['RG2', 'RG4']);
  });

  test('is detected when a collection is empty afterwards', async () => {
    await firestore.recursiveDelete(firestore.collection('prod'));
    expect(await sync()).toMatchObject({ mode: 'full', deleted: 2 });
    expect(await sync()).toMatchObject({ mode: 'delta', reads: SHOP_COLLECTIONS.length });
  });
});
