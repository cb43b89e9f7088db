import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { isNewer, type Documents } from './editable.ts';

const base: Documents = [buildProduct({ title: 'Ring', rev: 3, updatedBy: 'anita' }), undefined];
const saved = (title: string, updatedBy: string): Documents => [
  buildProduct({ title, rev: 4, updatedBy }),
  undefined,
];

test('is newer if any of its documents has another revision', () => {
  expect(isNewer(saved('Ring', 'anita'), base)).toBe(true);
  expect(isNewer([base[0], { rev: 1 }], base)).toBe(true);
  expect(isNewer(base, base)).toBe(false);
});
