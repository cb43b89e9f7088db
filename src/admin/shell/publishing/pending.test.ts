import { expect, test } from 'vitest';
import { learned, looksFor, type Pending } from './pending.ts';
import { savedDocument } from './saved-document.ts';

const saved = (path: string, updatedAt: number) =>
  savedDocument(path, { title: path, updatedAt: new Date(updatedAt) });

const known = (fields: Partial<Pending> = {}): Pending => ({
  changedAt: 1_000,
  documents: new Map([['prod/a', saved('prod/a', 50_000)]]),
  isMore: false,
  ...fields,
});

const sinceIn = (collection: string, ...asked: Parameters<typeof looksFor>) =>
  looksFor(...asked).find((look) => look.collection === collection)?.since;

test('at first, all that was saved since the live site is read, of every collection', () => {
  const looks = looksFor(undefined, 1_000);
  expect(looks.map(({ collection }) => collection)).toContain('settings');
  expect(new Set(looks.map(({ since }) => since))).toEqual(new Set([1_001]));
});

test('later, what is new is read, from a little before the last save that is known', () => {
  expect(sinceIn('prod', known(), 1_000)).toBe(40_000);
  expect(sinceIn('blogs', known(), 1_000)).toBe(1_001);
  expect(sinceIn('prod', known(), 45_000)).toBe(45_001);
});

test('what was left out is read once the live site goes further', () => {
  expect(sinceIn('prod', known({ isMore: true }), 1_000)).toBe(40_000);
  expect(sinceIn('prod', known({ isMore: true }), 2_000)).toBe(2_001);
});

test('a document saved again counts once, by its last save', () => {
  const next = learned(known(), 1_000, {
    found: [saved('prod/a', 60_000), saved('prod/b', 55_000)],
    isMore: false,
  });
  expect([...next.documents].map(([path, { updatedAt }]) => [path, updatedAt])).toEqual([
    ['prod/a', 60_000],
    ['prod/b', 55_000],
  ]);
});

test('what the live site has taken in is pending no more', () => {
  expect(learned(known({ isMore: true }), 50_000, { found: [], isMore: false })).toEqual({
    changedAt: 50_000,
    documents: new Map(),
    isMore: false,
  });
});

test('that there is more stays known until the live site goes further', () => {
  const nothing = { found: [], isMore: false };
  expect(learned(known({ isMore: true }), 1_000, nothing).isMore).toBe(true);
  expect(learned(known(), 1_000, { found: [], isMore: true }).isMore).toBe(true);
});
