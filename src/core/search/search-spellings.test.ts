/** Prefix search for orders, customers, products and posts. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailSpellings, nameSpellings, phonePrefix } from './search-spellings.ts';
import { beginsWith } from './prefix.ts';

test.each([
  ['98765 43210', '+919876543210'],
  ['098765', '+9198765'],
  ['098765-43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['91987', '+9191987'],
  ['+91 (98765)', '+9198765'],
  ['987', '+91987'],
  ['98', undefined],
  ['+', undefined],
  ['()', undefined],
  ['9876 rao', undefined],
  ['', undefined],
])('the number %j has the prefix %j', (typed, prefix) => {
  expect(phonePrefix(typed)).toBe(prefix);
});

test('names are searched as typed, with capitalised words, and in capitals', () => {
  expect(nameSpellings('sri lakshmi')).toEqual(['sri lakshmi', 'Sri Lakshmi', 'SRI LAKSHMI']);
  expect(nameSpellings('ASHA RAO')).toEqual(['ASHA RAO', 'Asha Rao']);
  expect(nameSpellings('m.k. jewels (old)')).toContain('M.K. Jewels (Old)');
});

test('an email address is searched in lower case and as typed', () => {
  expect(emailSpellings('Asha@Shop.in')).toEqual(['asha@shop.in', 'Asha@Shop.in']);
  expect(emailSpellings('asha@')).toEqual(['asha@']);
});

test('a prefix range contains exactly the texts with that prefix', () => {
  // Texts of the basic multilingual plane; for these the database sorts like `<`.
  const text = fc.stringMatching(/^[ -~\u0900-\u0D7F]{0,8}$/);
  fc.assert(
    fc.property(text, text, (prefix, rest) => {
      const { from, before } = beginsWith(prefix);
      expect(prefix + rest >= from && prefix + rest < before).toBe(true);
      expect(rest >= from && rest < before).toBe(rest.startsWith(prefix));
    }),
  );
});
