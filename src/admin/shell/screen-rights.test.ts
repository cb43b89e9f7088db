/** Which screens a role may open. */
import { expect, test } from 'vitest';
import { mayOpen } from './screen-rights.ts';

test.each([
  ['owner', '/users', true],
  ['sales', '/users', false],
  ['sales', '/users/meera', false],
  ['packing', '/', true],
  ['packing', '/orders/an-id', true],
  ['packing', '/orders/an-id/packing-slip', true],
  ['packing', '/orders/an-id/quote', false],
  ['packing', '/orders/new', false],
  ['packing', '/customers/an-id', false],
  ['content', '/settings/home', true],
  ['content', '/settings/pages/faqs', true],
  ['content', '/settings', false],
  ['content', '/orders', false],
  ['sales', '/products/an-id', true],
  ['sales', '/products/new', false],
  ['sales', '/an/unknown/path', true],
] as const)('%s opens %s: %s', (role, path, may) => {
  expect(mayOpen(role, path)).toBe(may);
});
