import { expect, test } from 'vitest';
import { addressesIn } from './cache-request.ts';

const PAGE = 'https://shop.in/contact';

test('returns the page and its resources', () => {
  expect(addressesIn({ addresses: [PAGE, `${PAGE}.css`] })).toEqual([PAGE, `${PAGE}.css`]);
});

test.each([
  undefined,
  null,
  'addresses',
  {},
  { addresses: PAGE },
  { addresses: [1, null, {}, 'no address'] },
  { type: 'another message' },
])('returns nothing for %j', (message) => {
  expect(addressesIn(message)).toEqual([]);
});

test('limits the number of addresses', () => {
  expect(addressesIn({ addresses: Array.from({ length: 1_000 }, () => PAGE) })).toHaveLength(200);
});
