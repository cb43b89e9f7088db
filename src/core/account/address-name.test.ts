/** IDs of address documents: distinct, and as many as the rules accept. */
import { expect, test } from 'vitest';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { ADDRESS_NAME, freeAddressNames } from './address-name.ts';

test('leaves enough free names to replace a full list, in order', () => {
  const all = freeAddressNames([]);
  const free = freeAddressNames(all.slice(0, MOST_ADDRESSES));
  expect(free).toHaveLength(MOST_ADDRESSES);
  expect(free.toSorted()).toEqual(free);
  expect(freeAddressNames(['02', 'of-an-older-shop']).slice(0, 2)).toEqual(['01', '03']);
});

test('the pattern matches exactly these names', () => {
  for (const name of freeAddressNames([])) expect(name).toMatch(ADDRESS_NAME);
  for (const name of ['00', '41', '1', '001', 'a', '01\n', ''])
    expect(name).not.toMatch(ADDRESS_NAME);
});
