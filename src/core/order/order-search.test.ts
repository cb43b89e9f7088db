import { expect, test } from 'vitest';
import { orderSearches } from './order-search.ts';

const fields = (words: string) =>
  orderSearches(words).map(({ field, prefix }) => `${field} ${prefix}`);

test.each<[string, string[]]>([
  ['GB-7K2M9Q', ['number GB-7K2M9Q', 'contact.name GB-7K2M9Q', 'contact.name Gb-7k2m9q']],
  ['gb 7k2', ['number GB-7K2']],
  ['98765 43210', ['contact.phone +919876543210']],
  ['+91 98765', ['contact.phone +9198765']],
  ['098765-43210', ['contact.phone +919876543210']],
  ['919876543210', ['contact.phone +919876543210']],
  ['098765', ['contact.phone +9198765']],
  ['987', ['number GB-987', 'contact.phone +91987']],
  ['asha rao', ['contact.name Asha Rao', 'contact.businessName ASHA RAO']],
  ['m.k. jewels', ['contact.businessName M.K. Jewels']],
  ['Asha@Shop.in', ['contact.email asha@shop.in', 'contact.email Asha@Shop.in']],
])('“%s” is looked for as %j', (words, expected) => {
  expect(fields(words)).toEqual(expect.arrayContaining(expected));
});

test.each(['', ' ', 'u', '()', '+'])('“%s” is too little to look for', (words) => {
  expect(orderSearches(words)).toEqual([]);
});

test('a name is no number, and a long number no reference', () => {
  expect(fields('98765 43210').some((each) => each.startsWith('number'))).toBe(false);
  expect(fields('asha rao').some((each) => each.startsWith('contact.phone'))).toBe(false);
});
