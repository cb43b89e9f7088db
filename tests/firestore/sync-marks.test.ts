/** The marks that writers leave: what a sync reads for them, and what it must find all the same. */
import { beforeEach, describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { LATER, ring, syncedShop, T0 } from '#fixtures/synced-shop.ts';
import { markChanged, markRestored } from '#snapshot/change-marker.ts';
import { FieldValue, Timestamp } from '#server/firestore.ts';
import { createCatalogue } from '#snapshot/queries.ts';

const shop = syncedShop();
const { firestore, sync, save, inBatch, skus } = shop;
const changedAt = () => createCatalogue(shop.store()).changedAt();

describe('with the marks that writers leave', () => {
  test('a sync of an unchanged shop reads the marks alone', async () => {
    await save('a', ring('RG1'));
    await markChanged(firestore);
    await sync();
    expect(await sync()).toMatchObject({ mode: 'delta', reads: 1 });
  });

  test('only the marked collection is read: what changed in it, one count, and the newest document', async () => {
    for (const id of ['a', 'b', 'c']) await save(id, ring(id.toUpperCase() + 'X'));
    await markChanged(firestore);
    await sync();
    await save('b', buildProduct({ sku: 'BX', updatedAt: LATER, title: 'Another' }));
    await markChanged(firestore, ['prod']);
    expect(await sync()).toMatchObject({ changed: 1, reads: 4 });
  });

  test('what was saved in one moment with something seen before is found', async () => {
    await save('a', ring('RG1'));
    await markChanged(firestore);
    await sync();
    await save('b', ring('RG2'));
    await markChanged(firestore, ['prod']);
    await sync();
    expect(skus()).toEqual(['RG1', 'RG2']);
  });

  test('a restored backup is read whole: it brings back what is older, and lacks what came since', async () => {
    await save('a', ring('RG1'));
    await markChanged(firestore);
    await sync();
    await save('a', buildProduct({ sku: 'RG1', updatedAt: LATER, title: 'Saved by mistake' }));
    await save('b', buildProduct({ sku: 'RG2', updatedAt: LATER }));
    await markChanged(firestore);
    await sync();
    const live = changedAt();

    await save('a', ring('RG1'));
    await firestore.doc('prod/b').delete();
    await markRestored(firestore);
    expect(await sync()).toMatchObject({ mode: 'full', changed: 1, deleted: 1 });
    expect(skus()).toEqual(['RG1']);
    // It takes the place of a site that was made of newer documents.
    expect(changedAt()).toBeGreaterThan(live);
    expect(await sync()).toMatchObject({ mode: 'delta', changed: 0 });
  });

  describe('that name what was written', () => {
    beforeEach(async () => {
      await save('a', ring('RG1'));
      await save('b', ring('RG2'));
      await markChanged(firestore);
      await sync();
    });

    test('a document is read by its name, and the newest one before', async () => {
      await inBatch({ b: buildProduct({ sku: 'RG2', updatedAt: LATER, title: 'Another' }) });
      expect(await sync()).toMatchObject({ mode: 'delta', changed: 1, reads: 3 });
      expect(createCatalogue(shop.store(), { now: LATER }).product('RG2')?.title).toBe('Another');
      expect(await sync()).toMatchObject({ changed: 0, reads: 1 });
    });

    test('a document that is gone without a tombstone leaves', async () => {
      await inBatch({}, { deleted: ['a'] });
      expect(await sync()).toMatchObject({ deleted: 1, reads: 2 });
      expect(skus()).toEqual(['RG2']);
    });

    test('several writes since the last sync are all found', async () => {
      for (const [index, id] of ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].entries()) {
        await inBatch({ [id]: ring(`NEW${index}`, LATER + index) });
      }
      // Whether each still has its slot is left to chance: then they are read by name, else searched for.
      expect(await sync()).toMatchObject({ changed: 8 });
      expect(skus()).toHaveLength(10);
    });

    test('a write among them that names nothing is found too', async () => {
      await inBatch({ c: ring('RG3', LATER) });
      await save('d', ring('RG4', LATER - 1));
      await markChanged(firestore, ['prod']);
      await sync();
      expect(skus()).toEqual(['RG1', 'RG2', 'RG3', 'RG4']);
    });

    test('what is saved before it, and marked after it, is found', async () => {
      await save('slow', ring('RG3', LATER - 1));
      await inBatch({ c: ring('RG4', LATER) });
      await sync();
      await markChanged(firestore, ['prod']);
      await sync();
      expect(skus()).toEqual(['RG1', 'RG2', 'RG3', 'RG4']);
    });

    test('so is what was saved long before it, and marked after it', async () => {
      await save('slow', ring('RG3', (T0 + LATER) / 2));
      await inBatch({ c: ring('RG4', LATER) });
      await sync();
      await markChanged(firestore, ['prod']);
      await sync();
      expect(skus()).toEqual(['RG1', 'RG2', 'RG3', 'RG4']);
    });

    test('a write of more than can be named is searched for', async () => {
      const many = Array.from({ length: 21 }, (_, index) => `n${index}`);
      await inBatch(Object.fromEntries(many.map((id) => [id, ring(id.toUpperCase(), LATER)])));
      expect(await sync()).toMatchObject({ changed: 21 });
    });

    test('a mark that nobody can read is as good as none that names', async () => {
      await save('c', ring('RG3', LATER));
      await firestore
        .doc('settings/changes')
        .set(
          { prod: Timestamp.now(), writes: FieldValue.increment(1), latest: { 1: 'prod/c' } },
          { merge: true },
        );
      await sync();
      expect(skus()).toEqual(['RG1', 'RG2', 'RG3']);
    });
  });

  test('a collection that was never marked is always looked at', async () => {
    await markChanged(firestore, ['categories']);
    await sync();
    await save('a', ring('RG1'));
    await sync();
    expect(skus()).toEqual(['RG1']);
  });
});
