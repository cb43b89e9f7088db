import { expect, test } from 'vitest';
import { fieldLabel, problemMessage, documentErrorsMessage } from './problem-message.ts';

test.each([
  ['', 'The whole item'],
  ['moq', 'MOQ'],
  ['netWeightMg', 'Net weight (milligrams)'],
  ['pricePaise', 'Price (paise)'],
  ['images[2].alt', 'Image 3, alt text'],
  ['lines[0].qty', 'Line 1, quantity'],
  ['trust[1].title', 'Highlight 2, title'],
  ['seo.title', 'SEO, title'],
  ['parent', 'Parent'],
])('labels the field %s as %s', (field, message) => {
  expect(fieldLabel(field)).toBe(message);
});

test.each([
  ['expected at least netWeightMg', '3', 'must be at least net weight (milligrams), but is 3'],
  ['expected a whole number', 'nothing', 'is missing'],
  ['expected text', '12 (number)', 'must be text, but is 12'],
  ['expected one of "a", "b"', '"c"', 'must be one of "a", "b", but is "c"'],
  [
    'expected at most 12 entries',
    'a list of 13',
    'must have at most 12 entries, but is a list of 13',
  ],
])('%s, found %s: %s', (expected, actual, message) => {
  expect(problemMessage({ path: 'prod/a', field: 'moq', expected, actual })).toBe(message);
});

test('explains field by field why an item cannot be opened', () => {
  const message = documentErrorsMessage([
    { path: 'prod/a', field: 'moq', expected: 'expected a whole number', actual: 'nothing' },
    { path: 'prod/a', field: 'seo.title', expected: 'expected text', actual: '12 (number)' },
  ]);
  expect(message).toBe(
    'This item has errors. MOQ: is missing. SEO, title: must be text, but is 12.',
  );
});
