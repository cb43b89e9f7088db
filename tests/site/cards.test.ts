/** A card rendered in a browser equals the card of the built page: the same text, classes, URLs and pictures. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cardOfEntry } from '#core/listing/card-of-entry.ts';
import { spreadPictures } from '#core/listing/spread-pictures.ts';
import { unpackSlice } from '#core/listing/catalogue-slice.ts';
import { ProductCard } from '#storefront/shared/parts/product-card.tsx';
import { readSiteFile } from '../built-site.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** The HTML without the order of attributes, and without white space that browsers collapse. */
function visibleContent(node: Node): unknown {
  if ('data' in node) return node.data.replace(/\s+/g, ' ').trim();
  if (!('attribs' in node)) return null;
  const attributes = Object.entries(node.attribs)
    .map(([name, value]) => `${name.toLowerCase()}=${value}`)
    .toSorted();
  return [node.name, attributes, node.children.map(visibleContent).filter((each) => each !== '')];
}

const cardsIn = (html: string): Node[] =>
  DomUtils.getElementsByTagName('article', parseDocument(html));

const entries = unpackSlice(JSON.parse(readSiteFile('data/catalogue/0.json'))).toReversed();

/** The first two pictures of a page are not loaded lazily. */
const LOADED_AT_ONCE = 2;

describe.each([1, 2])('page %i of all products', (page) => {
  const file = page === 1 ? 'products.html' : `products/${page}.html`;
  const built = cardsIn(readSiteFile(file));

  test('has the same cards as rendered in a browser, in the same order', () => {
    expect(built.length).toBe(24);
    const shown = spreadPictures(entries.slice((page - 1) * 24, page * 24));
    built.forEach((card, place) => {
      if (place < LOADED_AT_ONCE) return;
      const entry = shown[place];
      if (entry === undefined) throw new Error(`No entry for card ${place}.`);
      const rendered = renderToStaticMarkup(
        createElement(ProductCard, { card: cardOfEntry(entry), level: 'h2' }),
      );
      expect(cardsIn(rendered).map(visibleContent)).toEqual([visibleContent(card)]);
    });
  });
});
