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

/** Pairs of neighbours that show the same picture. */
const twins = (letters: string): number =>
  Array.from(letters).filter((letter, place) => letter !== '-' && letter === letters[place + 1])
    .length;

test.each([
  ['abcde', 'abcde'],
  ['aab', 'aba'],
  ['abbb', 'babb'],
  ['aabbccddee', 'abcdeabcde'],
  // What has no picture is never the same.
  ['--a', '--a'],
  ['', ''],
])('%s becomes %s', (letters, expected) => {
  expect(spread(letters)).toBe(expected);
});

test('keeps every card, and leaves no neighbours alike when that is possible', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', '-'), maxLength: 24 });
  fc.assert(
    fc.property(letters, (list) => {
      const cards = cardsOf(list);
      const result = spreadPictures(cards);
      expect(result.map(({ sku }) => sku).sort()).toEqual(cards.map(({ sku }) => sku).sort());
      const most = Math.max(
        0,
        ...['a', 'b', 'c', 'd'].map((letter) => list.split(letter).length - 1),
      );
      if (most <= Math.ceil(list.length / 2)) expect(twins(spread(list))).toBe(0);
    }),
  );
});
