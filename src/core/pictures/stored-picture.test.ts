/** Uploads by the names of their files. */
import { expect, test } from 'vitest';
import { PICTURE_NAME } from '#core/picture-file.ts';
import { pictureAddress, pictureName } from './picture-address.ts';
import { picturesIn, storedPictures, uploadId } from './stored-picture.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const nameOf = (upload: string, width: number) =>
  pictureName({ owner: 'media', upload, content: 'a1b2c3', width, extension: 'webp' });

test('the ID of an upload states its time and the name of its file', () => {
  const upload = uploadId('RG101 front (2).JPG', NOW);
  expect(PICTURE_NAME.test(nameOf(upload, 640))).toBe(true);
  expect(storedPictures([nameOf(upload, 1_280), nameOf(upload, 320)])).toEqual([
    {
      id: `pictures/media/${upload}/a1b2c3`,
      files: [nameOf(upload, 320), nameOf(upload, 1_280)],
      widths: [320, 1_280],
      name: 'rg101_front_2',
      uploadedAt: NOW,
    },
  ]);
});

test('a name in another script leaves the time', () => {
  expect(storedPictures([nameOf(uploadId('अंगूठी.png', NOW), 640)])).toMatchObject([
    { name: 'a1b2c3', uploadedAt: NOW },
  ]);
});

test('older uploads follow the later ones, and other files are no pictures', () => {
  const later = nameOf(uploadId('b.png', NOW + 1), 640);
  const files = [
    nameOf('0123456789ab', 640),
    nameOf(uploadId('a.png', NOW), 640),
    later,
    'pictures/x.txt',
  ];
  expect(storedPictures(files).map(({ name }) => name)).toEqual(['b', 'a', 'a1b2c3']);
});

test.each([true, false])('documents name an upload by its address', (isLocal) => {
  const upload = uploadId('ring.png', NOW);
  const address = pictureAddress('shop.appspot.com', nameOf(upload, 640), isLocal);
  expect(picturesIn(`text ![](${address}) text`)).toEqual([`pictures/media/${upload}/a1b2c3`]);
});
