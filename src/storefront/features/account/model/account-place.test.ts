import { expect, test } from 'vitest';
import { pathOf, placeFrom, titleOf, type AccountPlace } from './account-place.ts';

const PLACES: [string, AccountPlace][] = [
  ['/account', { section: 'orders' }],
  ['/account/profile', { section: 'profile' }],
  ['/account/addresses', { section: 'addresses' }],
  ['/account/preferences', { section: 'preferences' }],
  ['/account/privacy', { section: 'privacy' }],
  ['/account/orders/5f3c-1', { section: 'order', id: '5f3c-1' }],
  ['/account/invoices/5f3c-1', { section: 'invoice', id: '5f3c-1' }],
  ['/account/claim', { section: 'claim' }],
];

test.each(PLACES)('%s is parsed to its section and built from it', (path, place) => {
  expect(placeFrom(path)).toEqual(place);
  expect(pathOf(place)).toBe(path);
});

test('accepts a trailing slash, and the explicit path of the orders', () => {
  expect(placeFrom('/account/')).toEqual({ section: 'orders' });
  expect(placeFrom('/account/orders')).toEqual({ section: 'orders' });
});

test.each([
  '/account/nothing',
  '/account/invoices',
  '/account/profile/x',
  '/account/orders/a/b',
  '/login',
])('returns undefined for %s', (path) => {
  expect(placeFrom(path)).toBeUndefined();
});

test('titles name the section, the order and the invoice', () => {
  expect(titleOf({ section: 'profile' })).toBe('Profile – My Account | GlamBug Mart');
  expect(titleOf({ section: 'order', id: 'x' }, 'GB-7K2M9Q')).toMatch(/^Order GB-7K2M9Q – /);
  expect(titleOf({ section: 'invoice', id: 'x' }, 'INV/26-27/0001')).toMatch(
    /^Invoice INV\/26-27\/0001 – /,
  );
  expect(titleOf(undefined)).toMatch(/^Not found/);
});
