import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

const termsOf = (typed: string) =>
  searchTerms(typed).map(({ field, prefix }) => `${field} ${prefix}`);

test.each([
  ['98765 43210', ['phone +919876543210']],
  ['098765', ['phone +9198765']],
  ['919876543210', ['phone +919876543210']],
  ['+91 98765', ['phone +9198765']],
  ['Asha@Shop.in', ['email asha@shop.in', 'email Asha@Shop.in']],
  ['', []],
  ['  ', []],
])('%s is looked for as %j', (typed, terms) => {
  expect(termsOf(typed)).toEqual(terms);
});

test('searches a name as typed and in its usual spelling', () => {
  expect(termsOf('sri lakshmi')).toEqual([
    'businessName sri lakshmi',
    'displayName sri lakshmi',
    'businessName Sri Lakshmi',
    'displayName Sri Lakshmi',
    'businessName SRI LAKSHMI',
    'displayName SRI LAKSHMI',
  ]);
  expect(termsOf('asha')).toContain('email asha');
  expect(termsOf('36aabcu')).toContain('gstin 36AABCU');
  expect(termsOf('asha')).not.toContain('gstin ASHA');
});
