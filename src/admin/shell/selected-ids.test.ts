import { expect, test } from 'vitest';
import { joinIds, MOST_SELECTED, splitIds } from './selected-ids.ts';

test('reads the selection that a list has written', () => {
  const ids = Array.from({ length: MOST_SELECTED }, () => crypto.randomUUID());
  expect(splitIds(joinIds(ids))).toEqual(ids);
});

test('ignores a hash that is no selection', () => {
  expect(splitIds('')).toBeUndefined();
  expect(splitIds('a/b')).toBeUndefined();
});

test('prints no more than a page can lay out', () => {
  const ids = Array.from({ length: MOST_SELECTED + 1 }, (_, at) => `id-${at}`);
  expect(splitIds(joinIds(ids))).toEqual(ids.slice(0, -1));
});
