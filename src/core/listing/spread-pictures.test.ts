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

/** Whether a picture repeats within `reach` cards. */
const repeats = (letters: string, reach: number): boolean =>
  Array.from(letters).some(
    (letter, place) =>
      letter !== '-' && letters.slice(place + 1, place + 1 + reach).includes(letter),
  );

/** Every order of the letters. */
const ordersOf = (letters: string): string[] =>
  letters === ''
    ? ['']
    : [...new Set(letters)].flatMap((letter) =>
        ordersOf(letters.replace(letter, '')).map((rest) => letter + rest),
      );

test.each([
  ['abcde', 'abcde'],
  ['aab', 'aba'],
  ['abbb', 'babb'],
  ['aabbccddee', 'abcdeabcde'],
  // Two columns: the card two places later is directly below.
  ['aabbcc', 'abcabc'],
  ['ccabbbbb', 'bcbabcbb'],
  ['aaabbcdef', 'abcdaebfa'],
  // Three columns.
  ['aabbccdd', 'abcdabcd'],
  // Products without a picture are always distinct.
  ['--a', '--a'],
  ['', ''],
])('reorders %s as %s', (letters, expected) => {
  expect(spread(letters)).toBe(expected);
});

const letters = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', '-'), maxLength });

test('keeps every card', () => {
  fc.assert(
    fc.property(letters(24), (list) => {
      const cards = cardsOf(list);
      const skusOf = (of: readonly { sku: string }[]) => of.map(({ sku }) => sku).sort();
      expect(skusOf(spreadPictures(cards))).toEqual(skusOf(cards));
    }),
  );
});

test.each([1, 2, 3, 4])(
  'places equal pictures more than %i apart when that is possible',
  (reach) => {
    fc.assert(
      fc.property(letters(7), (list) => {
        const isPossible = ordersOf(list).some((order) => !repeats(order, reach));
        if (isPossible) expect(repeats(spread(list), reach)).toBe(false);
      }),
    );
  },
);
