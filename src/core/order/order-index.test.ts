import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { searchedPrefixes } from '#core/search/word-prefixes.ts';
import { indexOfOrder, orderIndexId } from './order-index.ts';

const ORDER = buildOrder({
  number: 'GB-7K2M9Q',
  contact: {
    ...{ name: 'Asha Rao', businessName: 'Sri Lakshmi Silver', phone: '+919876543210' },
    ...{ email: 'asha@silver.example', gstin: '36AABCU9603R1ZM' },
  },
  address: { lines: ['12 Bazaar Road'], city: 'Warangal', state: 'Telangana', pin: '506002' },
  lines: [{ productId: 'a', sku: 'TR106', title: 'Toe ring', qty: 10 }],
});
const { orderId, prefixes } = indexOfOrder('an-order', ORDER);
const finds = (typed: string): boolean =>
  searchedPrefixes(typed).every((prefix) => prefix in prefixes);

test.each([
  ...['gb-7k2m9q', '7k2', 'lakshmi', 'silver asha', '98765 43210', '543210'],
  ...['asha@silver.example', '36aabcu9603r1zm', 'warangal', '506002', 'TR106', 'tr1 warangal'],
])('an order is found by “%s”', (typed) => {
  expect(orderId).toBe('an-order');
  expect(finds(typed)).toBe(true);
});

test.each(['bazaar', 'tr107', 'asha hyderabad', '506003'])('and not by “%s”', (typed) => {
  expect(finds(typed)).toBe(false);
});

test('the index of a later order comes first', () => {
  const ids = [1_000, 1_800_000_000_000, 1_900_000_000_000].map((createdAt) =>
    orderIndexId('a', { createdAt }),
  );
  expect(ids.toSorted()).toEqual(ids.toReversed());
});
