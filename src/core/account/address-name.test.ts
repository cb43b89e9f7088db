/** Names of addresses: as many as the rules take, and no name twice. */
import { expect, test } from 'vitest';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { ADDRESS_NAME, freeAddressNames } from './address-name.ts';

test('a full list leaves names for another, in their order', () => {
  const all = freeAddressNames([]);
  const free = freeAddressNames(all.slice(0, MOST_ADDRESSES));
  expect(free).toHaveLength(MOST_ADDRESSES);
  expect(free.toSorted()).toEqual(free);
  expect(freeAddressNames(['02', 'of-an-older-shop']).slice(0, 2)).toEqual(['01', '03']);
});

test('the pattern takes these names and no others', () => {
  for (const name of freeAddressNames([])) expect(name).toMatch(ADDRESS_NAME);
  for (const name of ['00', '41', '1', '001', 'a', '01\n', ''])
    expect(name).not.toMatch(ADDRESS_NAME);
});
