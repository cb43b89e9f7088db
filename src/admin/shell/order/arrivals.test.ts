import { expect, test } from 'vitest';
import { arrivedSince } from './arrivals.ts';

const order = (id: string, rev: number | undefined = 1) => ({ id, rev });

test('what stands there when one begins to look is no news', () => {
  expect(arrivedSince(undefined, [order('a'), order('b')])).toEqual([]);
});

test('a request that comes is news, once', () => {
  expect(arrivedSince(new Set(['a']), [order('b'), order('a')])).toEqual(['b']);
  expect(arrivedSince(new Set(['a', 'b']), [order('b'), order('a')])).toEqual([]);
});

test('an order of old that moves is none', () => {
  expect(arrivedSince(new Set(['a']), [order('c', 4)])).toEqual([]);
});

test('nor is one passed over that does not fit its schema', () => {
  expect(arrivedSince(new Set(['a']), [{ id: 'd', rev: undefined }])).toEqual(['d']);
});
