import { expect, it } from 'vitest';
import { pictureAddress, pictureName } from '#core/pictures/picture-address.ts';
import { contentOfLink, withCopies } from './linked-images.ts';

const linked = (url: string) => ({ url, width: 640, height: 640, alt: '' });
const LINK = linked('https://pictures.example/a.jpg');

const copyOf = (url: string) => {
  const content = contentOfLink(url);
  const file = { owner: 'prod', upload: 'u1', content, width: 640, extension: 'webp' } as const;
  return { ...linked(pictureAddress('shop', pictureName(file), false)), alt: 'By staff' };
};

it('recognises a linked picture and its copy in the shop', () => {
  const copy = copyOf(LINK.url);
  expect(withCopies([LINK], [copy])).toEqual([copy]);
  expect(withCopies([LINK], [{ ...LINK, alt: 'By staff' }])).toEqual([
    { ...LINK, alt: 'By staff' },
  ]);
});

it('links to a picture that the shop does not have', () => {
  expect(withCopies([LINK], [copyOf('https://pictures.example/b.jpg')])).toEqual([LINK]);
});
