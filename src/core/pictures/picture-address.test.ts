import { describe, expect, it } from 'vitest';
import { PICTURE_NAME } from '#core/picture-file.ts';
import { image } from '#schema/image.ts';
import { contentIn, pictureAddress, pictureName } from './picture-address.ts';

const name = pictureName({
  owner: 'prod',
  upload: 'k3v9',
  content: 'a1b2c3',
  width: 1_280,
  extension: 'webp',
});

describe('a picture in Storage', () => {
  it('has a name that the rules accept', () => {
    expect(name).toBe('pictures/prod/k3v9/a1b2c3-1280.webp');
    expect(PICTURE_NAME.test(name)).toBe(true);
  });

  it.each([true, false])('has an address that documents accept', (isLocal) => {
    const url = pictureAddress('shop.appspot.com', name, isLocal);
    expect(image.safeParse({ url, width: 1_280, height: 960, alt: 'Ring' }).success).toBe(true);
    expect(contentIn({ url })).toBe('a1b2c3');
    expect(contentIn({ url: 'https://pictures.example/a1b2c3-1280.webp' })).toBeUndefined();
  });

  it.each([
    '/pictures/demo/ring-640.webp',
    'https://other.in/v0/b/x/o/pictures%2Fa.webp?alt=media',
    '/v0/b/x/o/backups%2Fa?alt=media',
    '/v0/b/x/o/%E0%A4%A?alt=media',
  ])('has no content hash for the foreign address %s', (url) => {
    expect(contentIn({ url })).toBeUndefined();
  });
});
