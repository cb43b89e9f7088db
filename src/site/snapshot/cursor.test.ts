import { describe, expect, test } from 'vitest';
import { Timestamp } from '#firebase/admin/firestore.ts';
import { cursorAfter, isBack, knownInOverlap, OVERLAP_MS, type Seen } from './cursor.ts';

const NOW = Date.parse('2026-07-01T06:00:00Z');
const seenAt = (times: Readonly<Record<string, number | undefined>>): Seen =>
  new Map(
    Object.entries(times).map(([id, at]) => [
      `prod/${id}`,
      at === undefined ? undefined : Timestamp.fromMillis(at),
    ]),
  );
const cursorOf = (...read: Parameters<typeof cursorAfter>) => {
  const cursor = cursorAfter(...read);
  if (cursor === undefined) throw new Error('No document has a time.');
  return cursor;
};

describe('a cursor', () => {
  test('stands at the document saved last; of those saved at one moment, at the last by name', () => {
    const seen = seenAt({ c: NOW - 9_000, b: NOW - 5_000, a: NOW - 5_000, none: undefined });
    expect(cursorOf(seen, NOW).newest.path).toBe('prod/b');
    expect(cursorAfter(seenAt({ none: undefined }), NOW)).toBeUndefined();
  });

  test('tells two saves of one millisecond apart', () => {
    const seen = new Map([
      ['prod/a', new Timestamp(1, 2_000)],
      ['prod/b', new Timestamp(1, 1_000)],
    ]);
    expect(cursorOf(seen, NOW).newest.path).toBe('prod/a');
  });

  test('knows what was saved in the overlap, by this read and those before', () => {
    const before = cursorOf(seenAt({ a: NOW - OVERLAP_MS, b: NOW }), NOW);
    expect(Object.keys(before.recent)).toEqual(['prod/a', 'prod/b']);
    const after = cursorOf(seenAt({ c: NOW + 1_000 }), NOW + 1_000, before);
    expect(Object.keys(after.recent)).toEqual(['prod/b', 'prod/c']);
  });
});

test('a document of the overlap that was saved again is not there any more', () => {
  const cursor = cursorOf(seenAt({ a: NOW - 3, b: NOW - 2, c: NOW - 1 }), NOW);
  expect(knownInOverlap(cursor, seenAt({}))).toBe(2);
  expect(knownInOverlap(cursor, seenAt({ a: NOW + 1, c: NOW - 1 }))).toBe(1);
});

test('a database in which the newest document is missing or older has gone back', () => {
  const cursor = cursorOf(seenAt({ a: NOW - 2, b: NOW - 1 }), NOW);
  expect(isBack(cursor, seenAt({ b: NOW - 1 }))).toBe(false);
  expect(isBack(cursor, seenAt({ b: NOW }))).toBe(false);
  expect(isBack(cursor, seenAt({ a: NOW }))).toBe(true);
  expect(isBack(cursor, seenAt({ b: NOW - 2 }))).toBe(true);
  expect(isBack(cursor, seenAt({ b: undefined }))).toBe(true);
});
