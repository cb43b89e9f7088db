/** The deletion of unused pictures. */
import { expect, test } from 'vitest';
import { storedPictures } from '#core/pictures/stored-picture.ts';
import { mediaItems } from '#admin/features/media/model/media-item.ts';
import { removePictures } from './remove-pictures.ts';

const pictures = storedPictures([
  'pictures/prod/0123456789ab/aa-160.webp',
  'pictures/prod/0123456789ab/aa-640.webp',
  'pictures/prod/0123456789ac/bb-640.webp',
]).map((picture) => ({ ...picture, thumbnail: '' }));
const NOTHING = { uses: new Map(), recent: new Set<string>() };
const items = mediaItems(pictures, NOTHING, Date.now());

test('all files of unused pictures are deleted, and those used by now stay', async () => {
  const deleted: string[] = [];
  const handled: number[] = [];
  const removal = await removePictures(
    items,
    { onProgress: (count) => handled.push(count), signal: new AbortController().signal },
    {
      readUses: () =>
        Promise.resolve({ ...NOTHING, recent: new Set(['pictures/prod/0123456789ac/bb']) }),
      deletePicture: (name) => Promise.resolve(void deleted.push(name)),
    },
  );
  expect(removal).toEqual({ removed: 1, left: 1 });
  expect(deleted).toEqual([
    'pictures/prod/0123456789ab/aa-160.webp',
    'pictures/prod/0123456789ab/aa-640.webp',
  ]);
  expect(handled).toEqual([1]);
});
