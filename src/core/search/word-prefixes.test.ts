import { expect, test } from 'vitest';
import { wordPrefixes, searchedPrefixes } from './word-prefixes.ts';

const ASHA = wordPrefixes(
  [
    'Asha Rao',
    'Sri Lakshmi Jewellers & Sons',
    'K.V. Silver',
    'asha.rao@silver-house.example',
    '36AABCU9603R1ZX',
    'Secunderābād',
    'Pays late',
    undefined,
  ],
  '+919876543210',
);
const finds = (typed: string): boolean => {
  const prefixes = searchedPrefixes(typed);
  return prefixes.length > 0 && prefixes.every((each) => each in ASHA);
};

test.each([
  'asha',
  'rao',
  'RAO asha',
  'jewellers lakshmi',
  'Lakshmi Jewellers & sons',
  'kv silver',
  'K. V. Silver',
  'k v silver',
  'asha.rao@silver-house.example',
  'ASHA.RAO@sil',
  'silver house',
  '36aabcu',
  '36AABCU9603R1ZX',
  'secunderabad',
  'late',
  '98765 43210',
  '+91 98765-43210',
  '098765',
  '3210',
  'rao 98765',
  '543210 lakshmi',
])('%s finds the customer', (typed) => {
  expect(finds(typed)).toBe(true);
});

test.each(['', '  ', '&', 'shab', 'rao asha x', '36AABCU9603R1ZY', '8765', '210', '98765 43211'])(
  '%j does not find the customer',
  (typed) => {
    expect(finds(typed)).toBe(false);
  },
);

test('a word longer than an index entry is found by its beginning', () => {
  const long = 'Venkatanarasimharajuvaripeta';
  expect(searchedPrefixes(long).every((each) => each in wordPrefixes([long], ''))).toBe(true);
});

test('a script without Latin letters is searched, too', () => {
  const [word = ''] = searchedPrefixes('चाँदी');
  expect(wordPrefixes(['चाँदी घर'], '')).toHaveProperty([word]);
});

test('of too many words, the last ones are left out', () => {
  const notes = Array.from({ length: 7_000 }, (_, at) => `w${at}`).join(' ');
  const prefixes = wordPrefixes(['Asha', notes, 'Zari'], '+919876543210');
  expect(['asha', '9876543210', '3210', 'zari'].map((each) => each in prefixes)).toEqual([
    ...[true, true, true, false],
  ]);
});
