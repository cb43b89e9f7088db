import { expect, test } from 'vitest';
import { orderSearches } from './order-search.ts';

const fields = (text: string) =>
  orderSearches(text).map(({ field, prefix }) => `${field} ${prefix}`);

test.each<[string, string[]]>([
  ['GB-7K2M9Q', ['number GB-7K2M9Q']],
  ['gb 7k2', ['number GB-7K2']],
  ['98765 43210', ['contact.phone +919876543210']],
  ['+91 98765', ['contact.phone +9198765']],
  ['098765-43210', ['contact.phone +919876543210']],
  ['919876543210', ['contact.phone +919876543210']],
  ['098765', ['number GB-098765', 'contact.phone +9198765']],
  ['987', ['number GB-987', 'contact.phone +91987']],
  ['asha rao', []],
  ['asha@shop.in', []],
  ['', []],
  ['+', []],
])('searches “%s” as %j', (text, expected) => {
  expect(fields(text)).toEqual(expected);
});
