/** Every picture of the shop keeps its room, says what it shows, and has a blur behind it until it arrives, but in cards. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { CARD } from '#ui/card-class.ts';
import { fileOf, readSiteFile, templates } from '../built-site.ts';

const BLUR = /^background:url\(data:image\/[a-z+]+[;,][^)'"\s]+\) center\/cover$/;

function picturesOf(address: string) {
  const page = parseDocument(readSiteFile(fileOf(address)));
  const cards = DomUtils.getElementsByTagName('article', page).filter(
    ({ attribs }) => attribs['class'] === CARD,
  );
  const inCards = new Set(DomUtils.getElementsByTagName('img', cards));
  return DomUtils.getElementsByTagName('img', page).map((picture) => ({
    attributes: picture.attribs,
    inCard: inCards.has(picture),
  }));
}

const withPictures = templates()
  .filter(([name]) => !name.includes('hostile'))
  .filter(([, address]) => picturesOf(address).length > 0);

test.each(withPictures)('%s (%s)', (_name, address) => {
  for (const { attributes, inCard } of picturesOf(address)) {
    const { src, width, height, alt, style } = attributes;
    expect([src, Number(width) > 0, Number(height) > 0, alt !== undefined]).toEqual([
      src,
      true,
      true,
      true,
    ]);
    // A card's ground shows until its picture is there: two dozen blurs would make the page slower.
    expect([src, style]).toEqual([src, inCard ? undefined : expect.stringMatching(BLUR)]);
  }
});

test('the pages that sell have pictures', () => {
  expect(withPictures.map(([name]) => name)).toEqual(
    expect.arrayContaining(['home', 'products', 'categories', 'product with a price', 'post']),
  );
});
