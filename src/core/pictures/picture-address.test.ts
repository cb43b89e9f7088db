import { describe, expect, it } from 'vitest';
import { PICTURE_NAME } from '#core/picture-file.ts';
import { image } from '#schema/image.ts';
import { filesOf, nameInAddress, pictureAddress, pictureName } from './picture-address.ts';

const name = pictureName({
  owner: 'prod',
  form: 'k3v9',
  content: 'a1b2c3',
  width: 1_280,
  extension: 'webp',
});

describe('a picture in Storage', () => {
  it('has a name that the rules accept', () => {
    expect(name).toBe('pictures/prod/k3v9/a1b2c3-1280.webp');
    expect(PICTURE_NAME.test(name)).toBe(true);
  });

  it.each([true, false])(
    'has an address that documents accept, and that gives its name back',
    (isLocal) => {
      const url = pictureAddress('shop.appspot.com', name, isLocal);
      expect(image.safeParse({ url, width: 1_280, height: 960, alt: 'Ring' }).success).toBe(true);
      expect(nameInAddress(url)).toBe(name);
    },
  );

  it('consists of all its files', () => {
    const url = pictureAddress('shop.appspot.com', name, false);
    expect(filesOf({ url, widths: [320, 1_280], formats: ['avif'] })).toEqual([
      'pictures/prod/k3v9/a1b2c3-1280.webp',
      'pictures/prod/k3v9/a1b2c3-320.webp',
      'pictures/prod/k3v9/a1b2c3-320.avif',
      'pictures/prod/k3v9/a1b2c3-1280.avif',
    ]);
  });

  it.each([
    '/pictures/demo/ring-640.webp',
    'https://other.in/v0/b/x/o/pictures%2Fa.webp?alt=media',
    '/v0/b/x/o/backups%2Fa?alt=media',
    '/v0/b/x/o/%E0%A4%A?alt=media',
  ])('has no files for the foreign address %s', (url) => {
    expect(filesOf({ url, widths: [320] })).toEqual([]);
  });
});
