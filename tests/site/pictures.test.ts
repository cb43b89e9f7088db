/** Every picture of the shop keeps its room, says what it shows, and has a blur behind it until it arrives. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { fileOf, readSiteFile, templates } from '../built-site.ts';

const BLUR = /^background:url\(data:image\/[a-z+]+[;,][^)'"\s]+\) center\/cover$/;

const picturesOf = (address: string) =>
  DomUtils.getElementsByTagName('img', parseDocument(readSiteFile(fileOf(address)))).map(
    ({ attribs }) => attribs,
  );

const withPictures = templates()
  .filter(([name]) => !name.includes('hostile'))
  .filter(([, address]) => picturesOf(address).length > 0);

test.each(withPictures)('%s (%s)', (_name, address) => {
  for (const { src, width, height, alt, style } of picturesOf(address)) {
    expect([src, Number(width) > 0, Number(height) > 0, alt !== undefined]).toEqual([
      src,
      true,
      true,
      true,
    ]);
    expect([src, style]).toEqual([src, expect.stringMatching(BLUR)]);
  }
});

test('the pages that sell have pictures', () => {
  expect(withPictures.map(([name]) => name)).toEqual(
    expect.arrayContaining(['home', 'products', 'categories', 'product with a price', 'post']),
  );
});
