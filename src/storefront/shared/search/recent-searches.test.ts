import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MOST_RECENT,
  recentFromText,
  recentToText,
  rememberSearch,
  type RecentSearches,
} from './recent-searches.ts';

const remembered = (...texts: string[]): RecentSearches =>
  texts.reduce<RecentSearches>(rememberSearch, []);

test('the newest search comes first', () => {
  expect(remembered('payal', 'gold ring')).toEqual(['gold ring', 'payal']);
});

test('a search that is repeated moves up, as it was written last', () => {
  expect(remembered('payal', 'kada', '  Payal ')).toEqual(['Payal', 'kada']);
});

test(`only ${MOST_RECENT} are kept`, () => {
  const many = remembered(...Array.from({ length: 12 }, (_, index) => `ring ${index}`));
  expect(many).toHaveLength(MOST_RECENT);
  expect(many[0]).toBe('ring 11');
});

test.each(['', '   ', 'r', '\n'])('"%s" is not worth remembering', (text) => {
  expect(remembered('payal', text)).toEqual(['payal']);
});

test('a long search is cut, and line ends become spaces', () => {
  expect(remembered('gold\nplated\tring')).toEqual(['gold plated ring']);
  expect(remembered('ring '.repeat(100))[0]?.length).toBeLessThanOrEqual(80);
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (texts) => {
      const recent = remembered(...texts);
      expect(recentFromText(recentToText(recent))).toEqual(recent);
    }),
  );
});

test.each([
  ['cut off', '["payal'],
  ['no list', '{"0":"payal"}'],
  ['null', 'null'],
  ['empty', ''],
  ['a list of something else', '[1,null,{},["payal"],""]'],
])('a store that is %s is empty', (_what, text) => {
  expect(recentFromText(text)).toEqual([]);
});

test('of a store that somebody filled no more is kept than is shown', () => {
  const crowded = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => `ring ${index}`));
  expect(recentFromText(crowded)).toEqual(
    Array.from({ length: MOST_RECENT }, (_, index) => `ring ${index}`),
  );
});
