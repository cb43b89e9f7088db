/**
 * The last viewed product comes first, without duplicates, twelve at most; invalid stored data is harmless.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MOST_VIEWED,
  viewedBeside,
  viewedFromText,
  viewedToText,
  withViewed,
  type ViewedProduct,
} from './recently-viewed.ts';

const viewed = (number: number): ViewedProduct => ({
  sku: `RG${number}`,
  slug: `ring-${number}`,
  title: `Ring ${number}`,
  image: {
    url: `/pictures/ring-${number}-640.webp`,
    width: 640,
    height: 640,
    widths: [160, 640],
    formats: ['avif'],
  },
});

const looked = (...numbers: number[]): ViewedProduct[] =>
  numbers.reduce<ViewedProduct[]>((list, number) => withViewed(list, viewed(number)), []);

const skus = (list: readonly ViewedProduct[]) => list.map(({ sku }) => sku);

test('lists the last viewed product first, without duplicates', () => {
  expect(skus(looked(101, 102, 103, 101))).toEqual(['RG101', 'RG103', 'RG102']);
});

test('keeps the last twelve', () => {
  const list = looked(...Array.from({ length: 20 }, (_, index) => 100 + index));
  expect(list).toHaveLength(MOST_VIEWED);
  expect(list[0]?.sku).toBe('RG119');
  expect(list.at(-1)?.sku).toBe('RG108');
});

test('excludes the current product and limits the number', () => {
  expect(skus(viewedBeside(looked(101, 102, 103, 104), 'RG103', 2))).toEqual(['RG104', 'RG102']);
  expect(viewedBeside(looked(101), 'RG101', 4)).toEqual([]);
});

test('stores only the fields of a card', () => {
  const more = { ...viewed(101), pricePaise: 45_000 };
  expect(withViewed([], more)).toEqual([viewed(101)]);
});

test('parses a formatted list unchanged, with and without pictures', () => {
  const list = [
    { ...viewed(101), facts: { moq: 6 } },
    { ...viewed(102), image: null },
  ];
  expect(viewedFromText(viewedToText(list))).toEqual(list);
});

test.each([
  ['cut off', '[{"sku":"RG1'],
  ['not a list', '{"sku":"RG101"}'],
  ['empty', ''],
  [
    'a list of other values',
    '[null,7,"RG101",{"sku":"rg 101"},{"sku":"RG101","slug":"../x","title":"X"}]',
  ],
])('treats stored text that is %s as empty', (_what, text) => {
  expect(viewedFromText(text)).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '/\t/evil.example/x.png',
  'http://evil.example/x.png',
  7,
])('omits a picture at %j', (url) => {
  const stored = [{ ...viewed(101), image: { ...viewed(101).image, url } }];
  expect(viewedFromText(JSON.stringify(stored))).toEqual([{ ...viewed(101), image: null }]);
});

test('accepts any stored JSON without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Array.isArray(viewedFromText(JSON.stringify(value)))).toBe(true);
    }),
  );
});
