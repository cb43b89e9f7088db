/** The snapshot against a real Firestore: full and delta reads, deletions, quarantine, resync. */
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCategory, buildProduct } from '#fixtures/build.ts';
import { LATER, ring, SOURCE, syncedShop, T0 } from '#fixtures/synced-shop.ts';
import { categoryKind } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { quarantineOf } from '#snapshot/report.ts';
import { OVERLAP_MS, syncStore } from '#snapshot/sync.ts';

const shop = syncedShop();
const { firestore, sync, save, skus } = shop;

describe('the first sync', () => {
  test('reads every document once and counts what Firestore bills', async () => {
    await save('a', ring('RG1'));
    await save('b', ring('RG2'));
    await firestore
      .doc('categories/rings')
      .set(encodeDocument(categoryKind, buildCategory({ slug: 'rings' })));

    const report = await sync();

    expect(skus()).toEqual(['RG1', 'RG2']);
    // The mark, three documents, and one read for each of the four collections that hold nothing.
    expect(report).toMatchObject({ mode: 'full', changed: 3, reads: 8 });
  });

  test('pages through more documents than one batch holds', async () => {
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

describe('a delta', () => {
  test('reads only what was saved since the last sync', async () => {
    await save('old', ring('RG1', T0 - 10 * OVERLAP_MS));
    await save('last', ring('RG2', T0));
    await sync();
    await save('new', ring('RG3', LATER));

    const report = await sync();

    expect(skus()).toEqual(['RG1', 'RG2', 'RG3']);
    expect(report).toMatchObject({ mode: 'delta', changed: 1, unchanged: 0 });
  });

  test('finds a document that became readable late, inside the overlap', async () => {
    await save('a', ring('RG1', T0));
    await sync();
    await save('late', ring('RG2', T0 - OVERLAP_MS + 1));
    await sync();
    expect(skus()).toEqual(['RG1', 'RG2']);
  });

  test('changes nothing when nothing changed', async () => {
    await save('a', ring('RG1'));
    await sync();
    expect(await sync()).toMatchObject({ mode: 'delta', changed: 0, deleted: 0, unchanged: 0 });
  });

  test('takes out what a tombstone deletes, and puts back what is restored', async () => {
    await save('a', ring('RG1'));
    await sync();
    await save('a', buildProduct({ sku: 'RG1', updatedAt: LATER, deletedAt: LATER }));
    expect(await sync()).toMatchObject({ deleted: 1 });
    expect(skus()).toEqual([]);

    await save('a', buildProduct({ sku: 'RG1', updatedAt: LATER + 1 }));
    await sync();
    expect(skus()).toEqual(['RG1']);
  });
});

describe('a document that does not fit', () => {
  const broken = () => ({ ...encodeDocument(productKind, ring('RG9')), netWeightMg: '4.2 g' });

  test('is left out and reported with its path, field, what was found and expected', async () => {
    await save('good', ring('RG1'));
    await firestore.doc('prod/broken').set(broken());

    expect(await sync()).toMatchObject({ changed: 1, quarantined: 1 });

    expect(skus()).toEqual(['RG1']);
    expect(quarantineOf(shop.store())).toEqual([
      {
        path: 'prod/broken',
        field: 'netWeightMg',
        found: '"4.2 g"',
        expected: 'expected a number',
      },
    ]);
  });

  test('comes back when it is mended', async () => {
    await firestore.doc('prod/broken').set(broken());
    await sync();
    await save('broken', ring('RG9', LATER));
    await sync();
    expect(skus()).toEqual(['RG9']);
    expect(quarantineOf(shop.store())).toEqual([]);
  });

  test('is found without an updatedAt too', async () => {
    const { updatedAt: _, ...timeless } = encodeDocument(productKind, ring('RG9'));
    await firestore.doc('prod/timeless').set(timeless);
    await sync();
    expect(quarantineOf(shop.store())).toMatchObject([
      { path: 'prod/timeless', field: 'updatedAt' },
    ]);
  });
});

describe('a document from a clock that runs ahead', () => {
  test('does not hide what is saved after it', async () => {
    await save('ahead', ring('RG1', Date.parse('2999-01-01')));
    await sync();
    await save('next', ring('RG2', Date.now()));
    await sync();
    expect(skus()).toEqual(['RG1', 'RG2']);
  });
});

describe('a snapshot made elsewhere', () => {
  test('is emptied when it comes from another database', async () => {
    await save('a', ring('RG1'));
    await sync();
    await firestore.doc('prod/a').delete();
    await save('b', ring('RG2', T0 - 20 * OVERLAP_MS));
    const report = await syncStore(firestore, shop.store(), { source: 'other/shop' });
    expect(report.mode).toBe('full');
    expect(skus()).toEqual(['RG2']);
  });

  test('is read again when the schemas have changed since', async () => {
    await sync();
    shop.store().setMeta('made-from', `${SOURCE} of-older-schemas`);
    expect(await sync()).toMatchObject({ mode: 'full' });
    expect(await sync()).toMatchObject({ mode: 'delta' });
  });
});

test('more documents of one moment than a batch holds are all found by a delta', async () => {
  await sync();
  const writer = firestore.bulkWriter();
  for (let i = 0; i < 1_050; i += 1) {
    void writer.set(
      firestore.doc(`prod/p${i}`),
      encodeDocument(productKind, ring(`RG${i}`, LATER)),
    );
  }
  await writer.close();
  expect(await sync()).toMatchObject({ mode: 'delta', changed: 1_050 });
});

test('a changed SKU leaves its old address', async () => {
  await save('a', ring('RG1'));
  await sync();
  await save('a', ring('RG2', LATER));
  await sync();
  expect(skus()).toEqual(['RG2']);
});

describe('a full resync', () => {
  test('drops what vanished without a tombstone, which a delta cannot see', async () => {
    await save('a', ring('RG1'));
    await save('b', ring('RG2'));
    await sync();
    await firestore.doc('prod/b').delete();

    await sync();
    expect(skus()).toEqual(['RG1', 'RG2']);

    expect(await sync(true)).toMatchObject({ mode: 'full', deleted: 1 });
    expect(skus()).toEqual(['RG1']);
  });
});

describe('a database that went back in time', () => {
  /** Puts everything back to how it was before `change`, the mark too. */
  const undone = async (change: () => Promise<unknown>): Promise<void> => {
    const collections = ['prod', 'settings'].map((name) => firestore.collection(name));
    const before = await Promise.all(collections.map((collection) => collection.get()));
    await change();
    await sync();
    for (const collection of collections) await firestore.recursiveDelete(collection);
    for (const { docs } of before) for (const doc of docs) await doc.ref.set(doc.data());
  };

  beforeEach(async () => {
    await shop.inBatch({ a: ring('RG1'), b: ring('RG2') });
    await sync();
  });

  test('is read in full, and its site counts as newer', async () => {
    const ghost = { sku: 'RG2', title: 'Ghost', updatedAt: LATER };
    await undone(() => shop.inBatch({ b: buildProduct(ghost), c: ring('RG3', LATER) }));
    const shown = shop.store().newest();
    expect(await sync()).toMatchObject({ mode: 'full', changed: 1, deleted: 1 });
    expect(skus()).toEqual(['RG1', 'RG2']);
    expect(shop.store().newest()).toBeGreaterThan(shown);
    expect(await sync()).toMatchObject({ mode: 'delta', changed: 0 });
  });

  test('is noticed after another edit, too', async () => {
    await undone(() => shop.inBatch({ c: ring('RG3', LATER) }));
    await shop.inBatch({ a: ring('RG4', LATER + 1) });
    expect(await sync()).toMatchObject({ mode: 'full' });
    expect(skus()).toEqual(['RG2', 'RG4']);
  });
});

test('a sync that fails half-way leaves the snapshot as it was', async () => {
  await save('a', ring('RG1'));
  await sync();
  await save('b', ring('RG2', LATER));
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
});
