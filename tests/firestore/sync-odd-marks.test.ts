/** Marks that no writer of this shop leaves, or that come at an odd moment: nothing is missed, and no sync fails. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { LATER, ring, syncedShop, T0 } from '#fixtures/synced-shop.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { markChanged } from '#snapshot/change-marker.ts';
import { FieldValue, Timestamp } from '#server/firestore.ts';

const { firestore, sync, save, inBatch, skus } = syncedShop();
const writeMark = (fields: Record<string, unknown>) =>
  firestore.doc('settings/changes').set({ prod: Timestamp.now(), ...fields }, { merge: true });

describe('in a shop that is marked', () => {
  beforeEach(async () => {
    await save('a', ring('RG1'));
    await save('b', ring('RG2'));
    await markChanged(firestore);
    await sync();
  });

  test.each([
    'prod',
    'prod/a/b',
    '/prod/a',
    'prod//a',
    'prod/..',
    'prod/__x__',
    'nothing',
    'users/u',
  ])('a mark that names %s is as good as none that names', async (path) => {
    await inBatch({ c: ring('RG3', LATER) }, { besides: [path] });
    await sync();
    expect(skus()).toEqual(['RG1', 'RG2', 'RG3']);
  });

  test('a document below another one is no product, though a mark names it', async () => {
    await firestore.doc('prod/a/old/x').set(encodeDocument(productKind, ring('BELOW', LATER)));
    await inBatch({}, { besides: ['prod/a/old/x'] });
    await sync();
    expect(skus()).toEqual(['RG1', 'RG2']);
  });

  test.each([Number.NaN, Infinity, -5, 'x', 1.5, 2 ** 53])(
    'with %s as the number of writes everything is found',
    async (writes) => {
      await save('c', ring('RG3', LATER));
      await writeMark({ writes });
      await sync();
      await inBatch({ d: ring('RG4', LATER + 1) });
      await save('e', ring('RG5', LATER + 2));
      await markChanged(firestore, ['prod']);
      await sync();
      expect(skus()).toEqual(['RG1', 'RG2', 'RG3', 'RG4', 'RG5']);
    },
  );

  test('thousands of slots are read as they are', async () => {
    const latest = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, index) => [
        String.fromCharCode(0x100 + index),
        { id: `i${index}`, paths: [`prod/n${index}`] },
      ]),
    );
    await save('n7', ring('RG3', LATER));
    await writeMark({ writes: FieldValue.increment(3_000), latest });
    await sync();
    expect(skus()).toEqual(['RG1', 'RG2', 'RG3']);
  });

  test('a name too long for the mark hides no later write', async () => {
    const slot = vi.spyOn(Math, 'random');
    slot.mockReturnValue(0.2);
    await inBatch({ a: buildProduct({ sku: 'RG1', updatedAt: LATER, title: 'Another' }) });
    await sync();
    slot.mockReturnValue(0.1);
    await inBatch({ ['l'.repeat(300)]: ring('LONG', LATER + 1) });
    await sync();
    await inBatch({ c: ring('RG3', LATER + 2) });
    await save('d', ring('RG4', LATER + 3));
    await markChanged(firestore, ['prod']);
    slot.mockRestore();
    await sync();
    expect(skus()).toEqual(['LONG', 'RG1', 'RG2', 'RG3', 'RG4']);
  });

  test('a document that is gone makes up for none that became readable late', async () => {
    await inBatch({}, { deleted: ['a'] });
    await sync();
    await save('late', ring('RG3', T0));
    await markChanged(firestore, ['prod']);
    await sync();
    expect(skus()).toEqual(['RG2', 'RG3']);
  });
});

test('before the first mark of a collection there may have been writes without any', async () => {
  await markChanged(firestore, ['categories']);
  await save('a', ring('RG1'));
  await sync();
  await save('b', ring('RG2', LATER));
  await inBatch({ c: ring('RG3', LATER + 1) });
  await sync();
  expect(skus()).toEqual(['RG1', 'RG2', 'RG3']);
});
