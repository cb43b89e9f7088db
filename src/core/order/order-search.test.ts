import { expect, test } from 'vitest';
import { orderSearches } from './order-search.ts';

const fields = (text: string) =>
  orderSearches(text).map(({ field, prefix }) => `${field} ${prefix}`);

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
])('searches “%s” as %j', (text, expected) => {
  expect(fields(text)).toEqual(expect.arrayContaining(expected));
});

test.each(['', ' ', 'u', '()', '+'])('does not search for the short text “%s”', (text) => {
  expect(orderSearches(text)).toEqual([]);
});

test('does not search a name as a number, or a long number as a reference', () => {
  expect(fields('98765 43210').some((each) => each.startsWith('number'))).toBe(false);
  expect(fields('asha rao').some((each) => each.startsWith('contact.phone'))).toBe(false);
});
