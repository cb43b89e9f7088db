import { expect, test } from 'vitest';
import { mergePending, pendingQueries, type Pending } from './pending.ts';
import { savedDocument } from './saved-document.ts';

const saved = (path: string, updatedAt: number) =>
  savedDocument(path, { title: path, updatedAt: new Date(updatedAt) });

const pendingState = (fields: Partial<Pending> = {}): Pending => ({
  changedAt: 1_000,
  documents: new Map([['prod/a', saved('prod/a', 50_000)]]),
  isMore: false,
  ...fields,
});

const sinceIn = (collection: string, ...args: Parameters<typeof pendingQueries>) =>
  pendingQueries(...args).find((look) => look.collection === collection)?.since;

test('first reads everything saved since the last publish, in all collections', () => {
  const looks = pendingQueries(undefined, 1_000);
  expect(looks.map(({ collection }) => collection)).toContain('settings');
  expect(new Set(looks.map(({ since }) => since))).toEqual(new Set([1_001]));
});

test('then reads only newer saves, with some overlap', () => {
  expect(sinceIn('prod', pendingState(), 1_000)).toBe(40_000);
  expect(sinceIn('blogs', pendingState(), 1_000)).toBe(1_001);
  expect(sinceIn('prod', pendingState(), 45_000)).toBe(45_001);
});

test('reads what was cut off after the live site has changed', () => {
  expect(sinceIn('prod', pendingState({ isMore: true }), 1_000)).toBe(40_000);
  expect(sinceIn('prod', pendingState({ isMore: true }), 2_000)).toBe(2_001);
});

test('counts a document saved again once, by its last save', () => {
  const next = mergePending(pendingState(), 1_000, {
    documents: [saved('prod/a', 60_000), saved('prod/b', 55_000)],
    isMore: false,
  });
  expect([...next.documents].map(([path, { updatedAt }]) => [path, updatedAt])).toEqual([
    ['prod/a', 60_000],
    ['prod/b', 55_000],
  ]);
});

test('drops documents that are live', () => {
  expect(
    mergePending(pendingState({ isMore: true }), 50_000, { documents: [], isMore: false }),
  ).toEqual({
    changedAt: 50_000,
    documents: new Map(),
    isMore: false,
  });
});

test('keeps the flag for more documents until the live site changes', () => {
  const nothing = { documents: [], isMore: false };
  expect(mergePending(pendingState({ isMore: true }), 1_000, nothing).isMore).toBe(true);
  expect(mergePending(pendingState(), 1_000, { documents: [], isMore: true }).isMore).toBe(true);
});
