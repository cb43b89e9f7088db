import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_RECENT, recentFromText, rememberSearch } from './recent-searches.ts';

const remembered = (...texts: string[]): readonly string[] =>
  texts.reduce<readonly string[]>(rememberSearch, []);

test('lists the newest search first', () => {
  expect(remembered('payal', 'gold ring')).toEqual(['gold ring', 'payal']);
});

test('moves a repeated search to the top, in its latest spelling', () => {
  expect(remembered('payal', 'kada', '  Payal ')).toEqual(['Payal', 'kada']);
});

test(`keeps only ${MOST_RECENT}`, () => {
  const many = remembered(...Array.from({ length: 12 }, (_, index) => `ring ${index}`));
  expect(many).toHaveLength(MOST_RECENT);
  expect(many[0]).toBe('ring 11');
});

test.each(['', '   ', 'r', '\n'])('does not store "%s"', (text) => {
  expect(remembered('payal', text)).toEqual(['payal']);
});

test('shortens a long search and replaces line ends by spaces', () => {
  expect(remembered('gold\nplated\tring')).toEqual(['gold plated ring']);
  expect(remembered('ring '.repeat(100))[0]?.length).toBeLessThanOrEqual(80);
});

test('parses a formatted list unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (texts) => {
      const recent = remembered(...texts);
      expect(recentFromText(JSON.stringify(recent))).toEqual(recent);
    }),
  );
});

test.each([
  ['cut off', '["payal'],
  ['not a list', '{"0":"payal"}'],
  ['null', 'null'],
  ['empty', ''],
  ['a list of other values', '[1,null,{},["payal"],""]'],
])('treats stored text that is %s as empty', (_what, text) => {
  expect(recentFromText(text)).toEqual([]);
});

test('limits the number of stored searches', () => {
  const crowded = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => `ring ${index}`));
  expect(recentFromText(crowded)).toEqual(
    Array.from({ length: MOST_RECENT }, (_, index) => `ring ${index}`),
  );
});
