import { describe, expect, test } from 'vitest';
import { Timestamp } from '#firebase/admin/firestore.ts';
import {
  cursorAfter,
  isRolledBack,
  expectedInOverlap,
  OVERLAP_MS,
  type UpdateTimes,
} from './cursor.ts';

const NOW = Date.parse('2026-07-01T06:00:00Z');
const updatedAtTimes = (times: Readonly<Record<string, number | undefined>>): UpdateTimes =>
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
  test('points to the newest document; among equal times, to the last by path', () => {
    const updateTimes = updatedAtTimes({
      c: NOW - 9_000,
      b: NOW - 5_000,
      a: NOW - 5_000,
      none: undefined,
    });
    expect(cursorOf(updateTimes, NOW).newest.path).toBe('prod/b');
    expect(cursorAfter(updatedAtTimes({ none: undefined }), NOW)).toBeUndefined();
  });

  test('distinguishes two saves within one millisecond', () => {
    const updateTimes = new Map([
      ['prod/a', new Timestamp(1, 2_000)],
      ['prod/b', new Timestamp(1, 1_000)],
    ]);
    expect(cursorOf(updateTimes, NOW).newest.path).toBe('prod/a');
  });

  test('contains the documents of the overlap, from this read and earlier ones', () => {
    const before = cursorOf(updatedAtTimes({ a: NOW - OVERLAP_MS, b: NOW }), NOW);
    expect(Object.keys(before.recent)).toEqual(['prod/a', 'prod/b']);
    const after = cursorOf(updatedAtTimes({ c: NOW + 1_000 }), NOW + 1_000, before);
    expect(Object.keys(after.recent)).toEqual(['prod/b', 'prod/c']);
  });
});

test('expects a document that was saved again outside the overlap', () => {
  const cursor = cursorOf(updatedAtTimes({ a: NOW - 3, b: NOW - 2, c: NOW - 1 }), NOW);
  expect(expectedInOverlap(cursor, updatedAtTimes({}))).toBe(2);
  expect(expectedInOverlap(cursor, updatedAtTimes({ a: NOW + 1, c: NOW - 1 }))).toBe(1);
});

test('detects a database that was restored to an earlier time', () => {
  const cursor = cursorOf(updatedAtTimes({ a: NOW - 2, b: NOW - 1 }), NOW);
  expect(isRolledBack(cursor, updatedAtTimes({ b: NOW - 1 }))).toBe(false);
  expect(isRolledBack(cursor, updatedAtTimes({ b: NOW }))).toBe(false);
  expect(isRolledBack(cursor, updatedAtTimes({ a: NOW }))).toBe(true);
  expect(isRolledBack(cursor, updatedAtTimes({ b: NOW - 2 }))).toBe(true);
  expect(isRolledBack(cursor, updatedAtTimes({ b: undefined }))).toBe(true);
});
