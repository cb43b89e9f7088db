import { expect, test } from 'vitest';
import { differing, isBlank, saysTheSame } from './form-values.ts';

test.each([
  [undefined, true],
  ['', true],
  [{}, true],
  [{ title: '', text: { more: undefined } }, true],
  [[], false],
  [0, false],
  [false, false],
  [null, false],
  [' ', false],
])('%j is blank: %s', (value, blank) => {
  expect(isBlank(value)).toBe(blank);
});

test('treats an emptied field like a missing one', () => {
  expect(saysTheSame({ size: '', seo: { title: undefined } }, { size: undefined })).toBe(true);
  expect(saysTheSame({ tiers: [{ minQty: 5, pricePaise: undefined }] }, { tiers: [] })).toBe(false);
  expect(saysTheSame({ seo: { title: 'Rings' } }, { seo: {} })).toBe(false);
});

test('distinguishes an empty list from a missing one, and ignores the order of record fields', () => {
  expect(saysTheSame({ tags: [] }, {})).toBe(false);
  expect(saysTheSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(saysTheSame({ b: [2, 1] }, { b: [1, 2] })).toBe(false);
});

test('returns the differing fields, including emptied ones', () => {
  const than = { title: 'Ring', size: '12', moq: 1 };
  expect(differing({ title: 'Band', size: '', moq: 1 }, than)).toEqual({ title: 'Band', size: '' });
});
