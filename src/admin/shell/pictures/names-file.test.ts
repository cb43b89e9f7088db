import { expect, test } from 'vitest';
import { namesFile } from './names-file.ts';
import { pictureAddress, pictureName } from '#core/pictures/picture-address.ts';

const file = (width: number, extension: string, form = 'a1b2') =>
  pictureName({ owner: 'prod', form, content: 'c0ffee', width, extension });
const shown = { images: [{ url: pictureAddress('bucket', file(1280, 'webp'), false) }] };

test('a reference to one file of a picture covers all its files', () => {
  for (const name of [file(1280, 'webp'), file(640, 'webp'), file(320, 'avif')])
    expect(namesFile(shown, name)).toBe(true);
});

test('the same picture of another form is another file', () => {
  expect(namesFile(shown, file(640, 'webp', 'ffff'))).toBe(false);
  expect(namesFile(undefined, file(640, 'webp'))).toBe(false);
});
