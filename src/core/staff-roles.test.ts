/** Roles of staff and their rights. */
import { expect, test } from 'vitest';
import { mayStaff, roleOf } from './staff-roles.ts';

test.each([
  ['the claim alone is an owner', { admin: true }, undefined, 'owner'],
  ['a role in the token', { admin: true, role: 'sales' }, undefined, 'sales'],
  ['an unknown role has no access', { admin: true, role: 'boss' }, undefined, undefined],
  ['a role without the claim', { role: 'owner' }, undefined, undefined],
  ['a claim that is not exactly true', { admin: 'true' }, undefined, undefined],
  ['the stored role wins', { admin: true }, { role: 'packing', removedAt: null }, 'packing'],
  ['a removed person', { admin: true }, { role: 'owner', removedAt: 1 }, undefined],
  ['a stored role without the claim', {}, { role: 'owner', removedAt: null }, undefined],
] as const)('%s', (_name, claims, stored, role) => {
  expect(roleOf(claims, stored)).toBe(role);
});

test('editing includes seeing, and what is not granted is refused', () => {
  expect(mayStaff('packing', 'see', 'stock')).toBe(true);
  expect(mayStaff('packing', 'edit', 'catalogue')).toBe(false);
  expect(mayStaff('packing', 'see', 'sales')).toBe(false);
  expect(mayStaff('sales', 'see', 'staff')).toBe(false);
});
