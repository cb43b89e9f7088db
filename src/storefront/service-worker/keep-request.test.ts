import { expect, test } from 'vitest';
import { addressesIn } from './keep-request.ts';

const PAGE = 'https://shop.in/contact';

test('a page asks to keep itself and what it has loaded', () => {
  expect(addressesIn({ keep: [PAGE, `${PAGE}.css`] })).toEqual([PAGE, `${PAGE}.css`]);
});

test.each([
  undefined,
  null,
  'keep',
  {},
  { keep: PAGE },
  { keep: [1, null, {}, 'no address'] },
  { type: 'another message' },
])('%j asks for nothing', (message) => {
  expect(addressesIn(message)).toEqual([]);
});

test('more than any page loads is passed over', () => {
  expect(addressesIn({ keep: Array.from({ length: 1_000 }, () => PAGE) })).toHaveLength(200);
});
