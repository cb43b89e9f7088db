import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadPictures } from './spread-pictures.ts';

const cardsOf = (letters: string) =>
  Array.from(letters, (letter, place) => ({
    sku: `${letter}${place}`,
    image: letter === '-' ? null : { url: letter },
  }));

const spread = (letters: string): string =>
  spreadPictures(cardsOf(letters))
    .map(({ image }) => image?.url ?? '-')
    .join('');

test.each([
  ['abcde', 'abcde'],
  ['aab', 'aba'],
  ['aabbccddee', 'abcdeabcde'],
  // Two columns: the card two places later is directly below.
  ['aabbcc', 'abcabc'],
  // Three columns.
  ['aabbccdd', 'abcdabcd'],
  // Products without a picture are always distinct.
  ['--a', '--a'],
  ['', ''],
])('reorders %s as %s', (letters, expected) => {
  expect(spread(letters)).toBe(expected);
});

test('keeps every card', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', '-'), maxLength: 24 });
  fc.assert(
    fc.property(letters, (list) => {
      const cards = cardsOf(list);
      const skusOf = (of: readonly { sku: string }[]) => of.map(({ sku }) => sku).sort();
      expect(skusOf(spreadPictures(cards))).toEqual(skusOf(cards));
    }),
  );
});
