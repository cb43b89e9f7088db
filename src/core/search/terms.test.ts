/** Singular and plural, spellings, phonetic variants and phrases give the same term. */
import { expect, test } from 'vitest';
import { singularOf } from './word-forms.ts';
import { soundOf } from './word-forms.ts';
import { tokenize } from './tokenize.ts';
import { termOf, termsOf } from './terms.ts';

test.each([
  ['ring', 'rings'],
  ['huggie', 'huggies'],
  ['ruby', 'rubies'],
  ['cross', 'crosses'],
  ['box', 'boxes'],
  ['bench', 'benches'],
  ['chandbali', 'chandbalis'],
  ['bali', 'baliyan'],
  ['chudi', 'chudiyaan'],
  ['necklace', 'necklaces'],
])('%s and %s have the same stem', (one, many) => {
  expect(singularOf(many)).toBe(singularOf(one));
});

test.each([
  ['glass', 'glas'],
  ['pear', 'pearl'],
  ['band', 'bead'],
  ['nazariya', 'nazar'],
])('%s and %s have different stems', (one, other) => {
  expect(singularOf(one)).not.toBe(singularOf(other));
});

test.each([
  ['jhumka', 'joomka'],
  ['chandbali', 'chaandbaali'],
  ['oxidised', 'oxidized'],
  ['rakhi', 'raakhee'],
  ['phool', 'fool'],
  ['swarovski', 'svarovski'],
])('%s and %s sound alike', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['jhumkas', 'jhumki'],
  ['leaf', 'leaves'],
  ['oxidised', 'oxidize'],
  ['lady', 'women'],
  ['chandi', '925'],
  ['पायल', 'payal'],
])('%s and %s are indexed as one term', (one, other) => {
  expect(termOf(tokenize(one)[0] ?? '')).toBe(termOf(tokenize(other)[0] ?? ''));
});

test.each([
  ['Pavé Huggies, 10mm', ['pave', 'huggies', '10', 'mm']],
  ['Men’s 18" chain', ['mens', '18', 'inch', 'chain']],
  ['Size 2-6 / 2.8', ['size', '2.6', '2.8']],
  ['₹500', ['rs', '500']],
  ['ＲＧ１０１', ['rg101']],
  ['💍<b>ring</b>', ['b', 'ring', 'b']],
])('splits "%s" into words', (text, expected) => {
  expect(tokenize(text)).toEqual(expected);
});

test.each([
  ['nose pins', ['nosepin']],
  ['rose-gold hoop', ['rosegold', 'hoop']],
  ['18 inches', ['18inch']],
  ['18in', ['18inch']],
  ['american diamond', [termOf('americandiamond')]],
  ['the price of rings', ['ring']],
])('finds the terms of "%s"', (text, terms) => {
  expect(termsOf(text).map(({ term }) => term)).toEqual(terms);
});

test('limits the number of words of a long text', () => {
  expect(tokenize('ring '.repeat(100_000)).length).toBeLessThanOrEqual(40);
});
