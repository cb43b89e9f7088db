import { expect, test } from 'vitest';
import { learned, looksFor, type Pending } from './pending.ts';
import { savedDocument } from './saved-document.ts';

const saved = (path: string, updatedAt: number) =>
  savedDocument(path, { title: path, updatedAt: new Date(updatedAt) });

const known = (fields: Partial<Pending> = {}): Pending => ({
  changedAt: 1_000,
  marks: { prod: 50_000 },
  documents: new Map([['prod/a', saved('prod/a', 50_000)]]),
  isMore: false,
  ...fields,
});

test('nothing is read where nothing was saved since the live site', () => {
  expect(looksFor(undefined, 1_000, {})).toEqual([]);
  expect(looksFor(undefined, 1_000, { prod: 1_000, blogs: 900 })).toEqual([]);
});

test('at first, all that was saved since is read, of the marked collections alone', () => {
  expect(looksFor(undefined, 1_000, { prod: 1_001, blogs: 900 })).toEqual([
    { collection: 'prod', since: 1_001 },
  ]);
});

test('later, what is new is read, from a little before what was seen', () => {
  expect(looksFor(known(), 1_000, { prod: 50_000 })).toEqual([]);
  expect(looksFor(known(), 1_000, { prod: 60_000 })).toEqual([
    { collection: 'prod', since: 40_000 },
  ]);
  expect(looksFor(known(), 45_000, { prod: 60_000 })).toEqual([
    { collection: 'prod', since: 45_001 },
  ]);
});

test('a document saved again counts once, by its last save', () => {
  const next = learned(
    known(),
    { changedAt: 1_000, marks: { prod: 60_000 } },
    { found: [saved('prod/a', 60_000), saved('prod/b', 55_000)], isMore: false },
  );
  expect([...next.documents].map(([path, { updatedAt }]) => [path, updatedAt])).toEqual([
    ['prod/a', 60_000],
    ['prod/b', 55_000],
  ]);
});

test('what the live site has taken in is pending no more', () => {
  const at = { changedAt: 50_000, marks: { prod: 50_000 } };
  expect(learned(known({ isMore: true }), at, { found: [], isMore: false })).toEqual({
    ...at,
    documents: new Map(),
    isMore: false,
  });
});

test('that there is more stays known until the live site goes further', () => {
  const at = { changedAt: 1_000, marks: { prod: 50_000 } };
  expect(learned(known({ isMore: true }), at, { found: [], isMore: false }).isMore).toBe(true);
  expect(learned(known(), at, { found: [], isMore: true }).isMore).toBe(true);
});
