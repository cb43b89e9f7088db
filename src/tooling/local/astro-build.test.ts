import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { buildProduct } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { snapshotFromDocuments } from '#site/snapshot/from-documents.ts';
import { demandSoundSnapshot } from './astro-build.ts';
import { Failure, showFailure } from './failure.ts';

async function snapshotOf(skus: Record<string, string>): Promise<string> {
  const file = join(temporaryFolder(), 'snapshot.sqlite');
  const documents = Object.entries(skus).map(([id, sku]) => ({
    path: `prod/${id}`,
    data: encodeDocument(productKind, buildProduct({ sku })),
  }));
  await snapshotFromDocuments({ documents, file });
  return file;
}

test('a valid snapshot returns its number of products', async () => {
  const file = await snapshotOf({ a: 'RG1', b: 'RG2' });
  expect(demandSoundSnapshot(file)).toEqual({ products: 2 });
});

test('two products with one SKU stop the build, and both are named', async () => {
  const file = await snapshotOf({ a: 'RG1', b: 'RG1' });
  let thrown: unknown;
  try {
    demandSoundSnapshot(file);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Failure);
  expect(showFailure(thrown)).toMatch(/SKU RG1: prod\/a and prod\/b\. Change or archive one/);
});
