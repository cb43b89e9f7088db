/** The snapshot with a real Firestore: full reads and delta queries, deletions, quarantine, resync. */
import { describe, expect, test } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { LONG_AGO, ring, SOURCE, syncedShop } from '#fixtures/synced-shop.ts';
import { categoryKind } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { SHOP_COLLECTIONS } from '#schema/shop-collections.ts';
import { OVERLAP_MS } from '#site/snapshot/cursor.ts';
import { quarantineOf } from '#site/snapshot/report.ts';
import { syncStore } from '#site/snapshot/sync.ts';

const shop = syncedShop();
const { firestore, sync, put, save, skus } = shop;

describe('the first sync', () => {
  test('reads every document once and counts the billed reads', async () => {
    await put('a', ring('RG1'));
    await put('b', ring('RG2'));
    await firestore
      .doc('categories/rings')
      .set(encodeDocument(categoryKind, buildCategory({ slug: 'rings' })));

    const report = await sync();

    expect(skus()).toEqual(['RG1', 'RG2']);
    // Three documents, and one read for each of the five empty collections.
    expect(report).toMatchObject({ mode: 'full', changed: 3, reads: 8 });
  });

  test('reads more documents than one batch contains', async () => {
    const writer = firestore.bulkWriter();
    for (let i = 0; i < 1_050; i += 1) {
      void writer.set(firestore.doc(`prod/p${i}`), encodeDocument(productKind, ring(`RG${i}`)));
    }
    await writer.close();
    const report = await sync();
    expect(report.changed).toBe(1_050);
    expect(skus()).toHaveLength(1_050);
  });
});

describe('a delta query', () => {
  test('costs one read for each collection without changes', async () => {
    for (const id of ['a', 'b', 'c']) await put(id, ring(`${id}1`.toUpperCase()));
    await sync();
    for (const _ of [1, 2]) {
      expect(await sync()).toMatchObject({
        mode: 'delta',
        reads: SHOP_COLLECTIONS.length,
        changed: 0,
        deleted: 0,
      });
    }
  });

  test('reads documents saved since the last sync, and of the rest of their collection only the newest one', async () => {
    for (const id of ['a', 'b', 'c']) await put(id, ring(`${id}1`.toUpperCase()));
    await sync();
    await save({ b: { sku: 'B1', title: 'Another' }, d: { sku: 'D1' } });
    expect(await sync()).toMatchObject({
      mode: 'delta',
      changed: 2,
      reads: SHOP_COLLECTIONS.length + 2,
    });
    expect(skus()).toEqual(['A1', 'B1', 'C1', 'D1']);
  });

  test('reads more documents with the same time than one batch contains', async () => {
    await put('a', ring('RG'));
    await sync();
    const saved = Date.now();
    const writer = firestore.bulkWriter();
    for (let i = 0; i < 1_050; i += 1) {
      const data = encodeDocument(productKind, ring(`RG${i}`, saved));
      void writer.set(firestore.doc(`prod/p${i}`), data);
    }
    await writer.close();
    expect(await sync()).toMatchObject({ mode: 'delta', changed: 1_050 });
  });

  test('counts documents saved shortly before the last sync, instead of reading them again', async () => {
    await put('old', ring('OLD'));
    await save({ a: { sku: 'RG1' }, b: { sku: 'RG2' }, c: { sku: 'RG3' }, d: { sku: 'RG4' } });
    await sync();
    expect(await sync()).toMatchObject({ mode: 'delta', reads: SHOP_COLLECTIONS.length + 1 });
    await save({ b: { sku: 'RG5' } });
    expect(await sync()).toMatchObject({ changed: 1, reads: SHOP_COLLECTIONS.length + 2 });
    expect(skus()).toEqual(['OLD', 'RG1', 'RG3', 'RG4', 'RG5']);
  });

  test.each([['one'], ['one', 'two', 'three']])(
    'finds a document that became readable after %s saved later than it',
    async (...ids) => {
      await save(Object.fromEntries(ids.map((id) => [id, { sku: id.toUpperCase() }])));
      await sync();
      await put('late', ring('LATE', shop.store().asOf() - OVERLAP_MS + 1_000));
      await sync();
      expect(skus()).toEqual(['LATE', ...ids.map((id) => id.toUpperCase())].toSorted());
    },
  );

  test('removes a deleted document, and adds it again when it is restored', async () => {
    await put('a', ring('RG1'));
    await sync();
    await save({ a: { sku: 'RG1', deletedAt: Date.now() } });
    expect(await sync()).toMatchObject({ deleted: 1 });
    expect(skus()).toEqual([]);

    await save({ a: { sku: 'RG1' } });
    await sync();
    expect(skus()).toEqual(['RG1']);
  });

  test('removes the old SKU of a document whose SKU changed', async () => {
    await put('a', ring('RG1'));
    await sync();
    await save({ a: { sku: 'RG2' } });
    await sync();
    expect(skus()).toEqual(['RG2']);
  });

  test('finds documents saved after one with a time in the future', async () => {
    await put('ahead', ring('RG1', Date.parse('2999-01-01')));
    await sync();
    await save({ next: { sku: 'RG2' } });
    await sync();
    expect(skus()).toEqual(['RG1', 'RG2']);
  });
});

describe('an invalid document', () => {
  const broken = () => ({ ...encodeDocument(productKind, ring('RG9')), netWeightMg: '4.2 g' });

  test('is left out and reported with its path, field, value and expected value', async () => {
    await put('good', ring('RG1'));
    await firestore.doc('prod/broken').set(broken());

    expect(await sync()).toMatchObject({ changed: 1, quarantined: 1 });

    expect(skus()).toEqual(['RG1']);
    expect(quarantineOf(shop.store())).toEqual([
      {
        path: 'prod/broken',
        field: 'netWeightMg',
        actual: '"4.2 g"',
        expected: 'expected a number',
      },
    ]);
  });

  test('returns when it is corrected', async () => {
    await firestore.doc('prod/broken').set(broken());
    await sync();
    await save({ broken: { sku: 'RG9' } });
    await sync();
    expect(skus()).toEqual(['RG9']);
    expect(quarantineOf(shop.store())).toEqual([]);
  });
});

describe('a snapshot from elsewhere', () => {
  test('is emptied when it comes from another database', async () => {
    await put('a', ring('RG1'));
    await sync();
    await firestore.doc('prod/a').delete();
    await put('b', ring('RG2', LONG_AGO - 20 * OVERLAP_MS));
    const report = await syncStore(firestore, shop.store(), { source: 'other/shop' });
    expect(report.mode).toBe('full');
    expect(skus()).toEqual(['RG2']);
  });

  test('is read again when the schemas have changed', async () => {
    await sync();
    shop.store().setMeta('made-from', `${SOURCE} of-older-schemas`);
    expect(await sync()).toMatchObject({ mode: 'full' });
    expect(await sync()).toMatchObject({ mode: 'delta' });
  });
});

test('a failed sync leaves the snapshot unchanged', async () => {
  await put('a', ring('RG1'));
  await sync();
  await save({ b: { sku: 'RG2' } });
  const unreachable = new Proxy(firestore, {
    get: (target, key) =>
      key === 'collection'
        ? (name: string) => {
            if (name === 'settings') throw new Error('14 UNAVAILABLE');
            return target.collection(name);
          }
        : Reflect.get(target, key),
  });
  await expect(syncStore(unreachable, shop.store(), { source: SOURCE })).rejects.toThrow(
    'UNAVAILABLE',
  );
  expect(skus()).toEqual(['RG1']);
  await sync();
  expect(skus()).toEqual(['RG1', 'RG2']);
});
