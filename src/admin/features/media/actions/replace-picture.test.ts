/** The replacement of a picture in all documents that use it. */
import { beforeEach, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import {
  emptyDatabase,
  saveAsOtherUser,
  staffDatabase,
  stockProduct,
  stored,
} from '#fixtures/staff-database.ts';
import { undoBulk } from '#admin/shell/actions/undo-bulk.ts';
import { pictureAddress } from '#core/pictures/picture-address.ts';
import { replacePicture } from './replace-picture.ts';

const imageOf = (upload: string, alt: string) => ({
  url: pictureAddress('shop.appspot.com', `pictures/prod/${upload}/c0ffee-640.webp`, false),
  ...{ width: 640, height: 640, alt, widths: [640] },
});
const OPTIONS = { onProgress: () => undefined, signal: new AbortController().signal };
const useOf = (id: string) => ({
  ...{ document: `prod/${id}`, title: id, path: `/products/${id}`, isDeleted: false },
});
const replacement = {
  picture: 'pictures/prod/old1/c0ffee',
  next: imageOf('new1', 'New'),
  uses: ['rg1', 'rg2', 'rg3'].map(useOf),
};
const urlOf = (id: string): unknown => {
  const images = stored(`prod/${id}`)?.['images'];
  return Array.isArray(images) ? Reflect.get(Object(images[0]), 'url') : undefined;
};

beforeEach(() => {
  emptyDatabase();
  for (const id of ['rg1', 'rg2'])
    stockProduct(
      id,
      buildProduct({ sku: id.toUpperCase(), images: [imageOf('old1', `Ring ${id}`)] }),
    );
  stockProduct('rg3', buildProduct({ images: [imageOf('old1', 'Gone')], deletedAt: 1 }));
});

test('documents get the new picture with their own alt texts; deleted ones stay', async () => {
  const result = await replacePicture(replacement, OPTIONS, staffDatabase);
  expect(result.done.map(({ id }) => id)).toEqual(['prod/rg1', 'prod/rg2']);
  expect(result.failed.map(({ id }) => id)).toEqual(['prod/rg3']);
  expect(stored('prod/rg1')).toMatchObject({ images: [{ ...replacement.next, alt: 'Ring rg1' }] });
  expect(urlOf('rg3')).toBe(imageOf('old1', '').url);
});

test('undo brings the old picture back, except where someone saved since', async () => {
  const result = await replacePicture(replacement, OPTIONS, staffDatabase);
  saveAsOtherUser('prod/rg2', { title: 'Renamed' });
  const back = await undoBulk(result, OPTIONS, staffDatabase);
  expect(back.failed.map(({ id }) => id)).toEqual(['prod/rg2']);
  expect([urlOf('rg1'), urlOf('rg2')]).toEqual([imageOf('old1', '').url, replacement.next.url]);
});
