/** Pictures for many products as a bulk change, and its undo. */
import { beforeEach, expect, test, vi } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { bulkWrite } from '#admin/shell/actions/bulk-write.ts';
import { undoBulk } from '#admin/shell/actions/undo-bulk.ts';
import type { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import { failed, succeeded } from '#core/result.ts';
import type { Image } from '#schema/image.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { placePictures, skusToFind } from '#admin/features/import/model/place-pictures.ts';
import { findPictured, pictureBatches } from './place-pictures.ts';

const SKUS = ['RG-1', 'RG-2', 'RG-3'] as const;
const picture = (name: string): Image => ({
  url: `/pictures/${name}`,
  width: 320,
  height: 240,
  alt: name,
});
const files = SKUS.map((sku) => new File(['x'], `${sku}.jpg`));
const upload = vi.fn<typeof uploadPicture>();
const picturesOf = (sku: string): string =>
  JSON.stringify(database.documents.get(`prod/${sku}`)?.['images']);

beforeEach(() => {
  emptyDatabase();
  upload.mockImplementation(({ file }) => Promise.resolve(succeeded(picture(file.name))));
  for (const sku of SKUS) {
    const product = buildProduct({ sku, title: sku, images: [picture('own.webp')] });
    database.documents.set(`prod/${sku}`, { ...encodeDocument(productKind, product) });
  }
});

async function sendAll(replaces: boolean, stop = new AbortController()) {
  const shop = await findPictured(skusToFind(files), staffDatabase);
  if (!shop.success) throw new Error(shop.error);
  const { products } = placePictures(files, shop.value, replaces);
  const options = { onProgress: vi.fn(), signal: stop.signal };
  const batches = pictureBatches(
    products,
    { replaces, signal: stop.signal },
    { upload, database: staffDatabase },
  );
  return { options, result: await bulkWrite(batches, options, staffDatabase) };
}

test('are added to the products, and undo removes them', async () => {
  const { result, options } = await sendAll(false);
  expect(result).toMatchObject({ done: [{ id: 'RG-1' }, { id: 'RG-2' }, { id: 'RG-3' }] });
  expect(picturesOf('RG-1')).toMatch(/own\.webp.*RG-1\.jpg/);
  await undoBulk(result, options, staffDatabase);
  expect(picturesOf('RG-1')).not.toContain('RG-1.jpg');
});

test('can replace the pictures of the products', async () => {
  await sendAll(true);
  expect(picturesOf('RG-2')).not.toContain('own.webp');
});

test('that cannot be used leave their product unchanged, with the reason', async () => {
  upload.mockImplementationOnce(() => Promise.resolve(failed('The file is damaged.', 'invalid')));
  const { result } = await sendAll(false);
  expect(result.failed).toEqual([{ id: 'RG-1', why: 'RG-1.jpg: The file is damaged.' }]);
  expect(picturesOf('RG-1')).not.toContain('RG-1.jpg');
  expect(picturesOf('RG-3')).toContain('RG-3.jpg');
});

test('stop at a cancellation; finished products stay', async () => {
  const stop = new AbortController();
  upload.mockImplementation(({ file }) => {
    if (file.name === 'RG-2.jpg') stop.abort();
    return Promise.resolve(succeeded(picture(file.name)));
  });
  const { result } = await sendAll(false, stop);
  expect(result.done).toMatchObject([{ id: 'RG-1' }]);
  expect(picturesOf('RG-2')).not.toContain('RG-2.jpg');
});
