/** One way of looking by beginnings, for orders, customers, products and posts. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailSpellings, nameSpellings, phoneBeginning } from './beginnings.ts';
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
])('the number %j begins as %j', (typed, kept) => {
  expect(phoneBeginning(typed)).toBe(kept);
});

test('names are looked for as they were typed, as names are written, and in capitals', () => {
  expect(nameSpellings('sri lakshmi')).toEqual(['sri lakshmi', 'Sri Lakshmi', 'SRI LAKSHMI']);
  expect(nameSpellings('ASHA RAO')).toEqual(['ASHA RAO', 'Asha Rao']);
  expect(nameSpellings('m.k. jewels (old)')).toContain('M.K. Jewels (Old)');
});

test('an e-mail address is looked for in small letters, and as it was typed', () => {
  expect(emailSpellings('Asha@Shop.in')).toEqual(['asha@shop.in', 'Asha@Shop.in']);
  expect(emailSpellings('asha@')).toEqual(['asha@']);
});

test('what begins so lies between its bounds, and nothing that is sorted before does', () => {
  // Texts of the plane that people write in; the database sorts as `<` does there.
  const text = fc.stringMatching(/^[ -~\u0900-\u0D7F]{0,8}$/);
  fc.assert(
    fc.property(text, text, (prefix, rest) => {
      const { from, before } = beginsWith(prefix);
      expect(prefix + rest >= from && prefix + rest < before).toBe(true);
      expect(rest >= from && rest < before).toBe(rest.startsWith(prefix));
    }),
  );
});
