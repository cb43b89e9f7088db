import { expect, test } from 'vitest';
import { arrivedSince } from './arrivals.ts';

const order = (id: string, rev: number | undefined = 1) => ({ id, rev });

test('does not report orders of the first snapshot', () => {
  expect(arrivedSince(undefined, [order('a'), order('b')])).toEqual([]);
});

test('reports a new request once', () => {
  expect(arrivedSince(new Set(['a']), [order('b'), order('a')])).toEqual(['b']);
  expect(arrivedSince(new Set(['a', 'b']), [order('b'), order('a')])).toEqual([]);
});

test('does not report changes of older orders', () => {
  expect(arrivedSince(new Set(['a']), [order('c', 4)])).toEqual([]);
});

test('does not report invalid orders', () => {
  expect(arrivedSince(new Set(['a']), [{ id: 'd', rev: undefined }])).toEqual(['d']);
});
