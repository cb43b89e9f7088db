import { expect, test } from 'vitest';
import { fieldWords, problemWords, unfitWords } from './problem-words.ts';

test.each([
  ['', 'The whole of it'],
  ['moq', 'MOQ'],
  ['netWeightMg', 'Net weight (milligrams)'],
  ['pricePaise', 'Price (paise)'],
  ['images.0.url', 'Images, no. 1, address'],
  ['seo.title', 'SEO, title'],
  ['parent', 'Parent'],
])('the field %s is %s', (field, words) => {
  expect(fieldWords(field)).toBe(words);
});

test.each([
  ['expected at least netWeightMg', '3', 'expected at least net weight (milligrams), but it is 3'],
  ['expected int', 'nothing', 'expected a whole number, but it is missing'],
  ['expected string', '12 (number)', 'expected text, but it is 12 (number)'],
  ['expected one of "a", "b"', '"c"', 'expected one of "a", "b", but it is "c"'],
  [
    'expected at most 12 entries',
    'a list of 13',
    'expected at most 12 entries, but it is a list of 13',
  ],
])('%s, found %s: %s', (expected, found, words) => {
  expect(problemWords({ path: 'prod/a', field: 'moq', expected, found })).toBe(words);
});

test('why something cannot be opened is told field by field, without the words of programs', () => {
  const words = unfitWords([
    { path: 'prod/a', field: 'moq', expected: 'expected int', found: 'nothing' },
    { path: 'prod/a', field: 'seo.title', expected: 'expected string', found: '12 (number)' },
  ]);
  expect(words).toBe(
    'Something in it is not as the shop keeps it. MOQ: expected a whole number, but it is missing. SEO, title: expected text, but it is 12 (number).',
  );
});
