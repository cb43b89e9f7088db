import { expect, test } from 'vitest';
import { buildAddress, buildWebUser } from '#fixtures/build.ts';
import { searchedPrefixes } from '#core/search/word-prefixes.ts';
import { indexOfCustomer } from './customer-index.ts';

const { prefixes } = indexOfCustomer(
  buildWebUser({ displayName: 'Asha Rao', businessName: 'Sri Lakshmi Silver', phone: '' }),
  {
    places: [
      buildAddress({
        ...{ name: 'Ravi Teja', lines: ['4-2 Charminar Road', 'Near the clock tower'] },
        ...{ city: 'Warangal', state: 'Telangana', pin: '506002' },
      }),
    ],
    tags: ['Pays late'],
    notes: 'Send videos\nof anklets.',
  },
);
const finds = (typed: string): boolean => searchedPrefixes(typed).every((each) => each in prefixes);

test.each([
  ...['asha', 'lakshmi silver', 'warangal', 'telangana', '506002', 'charminar', 'clock tower'],
  ...['ravi', 'late', 'anklets', 'lakshmi telangana videos'],
])('a customer is found by “%s”', (typed) => {
  expect(finds(typed)).toBe(true);
});

test.each(['hyderabad', 'bangles', '506003'])('and not by “%s”', (typed) => {
  expect(finds(typed)).toBe(false);
});
