/** Prefix search for orders, customers, products and posts. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { phonePrefix } from './search-spellings.ts';
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
