/** Every picture reserves its space and has an alternative text, and, except in cards and thumbnails, a blurred placeholder. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { CARD_ROOT } from '#ui/card-class.ts';
import { fileOf, readSiteFile, templates } from '../built-site.ts';

const BLUR = /^background:url\(data:image\/[a-z+]+[;,][^)'"\s]+\) center\/cover$/;

function picturesOf(address: string) {
  const page = parseDocument(readSiteFile(fileOf(address)));
  const cards = DomUtils.getElementsByTagName('article', page).filter(
    ({ attribs }) => attribs['class'] === CARD_ROOT,
  );
  const inCards = new Set(DomUtils.getElementsByTagName('img', cards));
  return DomUtils.getElementsByTagName('img', page).map((picture) => ({
    attributes: picture.attribs,
    // Thumbnails of the gallery have the size of a few letters.
    isSmall: inCards.has(picture) || Number(picture.attribs['width']) < 100,
  }));
}

const withPictures = templates()
  .filter(([name]) => !name.includes('hostile'))
  .filter(([, address]) => picturesOf(address).length > 0);

test.each(withPictures)(
  'pictures of %s (%s) have a size, an alternative text and a placeholder',
  (_name, address) => {
    for (const { attributes, isSmall } of picturesOf(address)) {
      const { src, width, height, alt, style } = attributes;
      expect([src, Number(width) > 0, Number(height) > 0, alt !== undefined]).toEqual([
        src,
        true,
        true,
        true,
      ]);
      // Cards show a background colour instead: two dozen blurred placeholders would slow the page down.
      expect([src, style]).toEqual([src, isSmall ? undefined : expect.stringMatching(BLUR)]);
    }
  },
);

test('pages with products have pictures', () => {
  expect(withPictures.map(([name]) => name)).toEqual(
    expect.arrayContaining(['home', 'products', 'categories', 'product with a price', 'post']),
  );
});
