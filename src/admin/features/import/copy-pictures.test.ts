import { beforeEach, expect, test, vi } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase, stockProduct } from '#fixtures/staff-database.ts';
import { $bulk, $bulkFailures } from '#admin/shell/bulk/bulk-store.ts';
import { $messages, undoMessage } from '#admin/shell/messages-store.ts';
import type { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import { contentOfLink } from '#core/import/linked-images.ts';
import { failed, succeeded } from '#core/result.ts';
import type { fetchPicture } from './fetch-picture.ts';
import { $copying, copyPictures } from './copy-pictures.ts';

const upload = vi.fn<typeof uploadPicture>();
const fetch = vi.fn<typeof fetchPicture>();
vi.stubGlobal('addEventListener', vi.fn());
vi.stubGlobal('removeEventListener', vi.fn());

const [OPEN, CLOSED] = ['https://pictures.example/open.jpg', 'https://pictures.example/closed.jpg'];
const linked = (url: string) => ({ url, width: 640, height: 640, alt: 'Lotus ring' });
const imagesOf = (id: string) => database.documents.get(`prod/${id}`)?.['images'];
const product = { id: 'rg-1', sku: 'RG-1', urls: [OPEN, CLOSED] };
const run = () =>
  copyPictures(1, [product], () => undefined, { fetch, upload, database: staffDatabase });

beforeEach(() => {
  emptyDatabase();
  $bulk.set(null);
  $bulkFailures.set(null);
  $messages.set([]);
  stockProduct('rg-1', buildProduct({ sku: 'RG-1', images: [linked(OPEN), linked(CLOSED)] }));
  fetch.mockImplementation((url) =>
    Promise.resolve(url === OPEN ? succeeded(new File(['x'], 'image')) : failed('Not allowed.')),
  );
  upload.mockResolvedValue(succeeded({ ...linked('/pictures/copy.webp'), alt: 'RG-1' }));
});

test('copies of linked pictures replace them, with their alt texts and in their places', async () => {
  await run();
  expect(imagesOf('rg-1')).toEqual([linked('/pictures/copy.webp'), linked(CLOSED)]);
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ owner: 'prod', content: contentOfLink(OPEN) });
});

test('a picture that cannot be copied is listed with the reason', async () => {
  await run();
  expect($copying.get()).toMatchObject({
    state: 'ended',
    copied: 1,
    missing: [{ sku: 'RG-1', url: CLOSED, why: 'Not allowed.' }],
  });
});

test('undo restores the links', async () => {
  await run();
  const message = $messages.get().at(-1);
  if (message) await undoMessage(message);
  expect(imagesOf('rg-1')).toEqual([linked(OPEN), linked(CLOSED)]);
});

test('stops when it is cancelled', async () => {
  fetch.mockImplementation((url) => {
    $bulk.get()?.cancel();
    return Promise.resolve(failed(url));
  });
  await run();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect($copying.get()).toMatchObject({ state: 'ended', copied: 0, missing: [] });
});

test('counts the copies of products that are copied at the same time', async () => {
  const products = ['rg-2', 'rg-3', 'rg-4'].map((id) => {
    stockProduct(id, buildProduct({ sku: id.toUpperCase(), images: [linked(OPEN)] }));
    return { id, sku: id.toUpperCase(), urls: [OPEN] };
  });
  await copyPictures(1, products, () => undefined, { fetch, upload, database: staffDatabase });
  expect($copying.get()).toMatchObject({ state: 'ended', copied: 3 });
});
