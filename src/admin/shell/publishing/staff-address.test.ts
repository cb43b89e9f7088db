import { expect, test } from 'vitest';
import { slipId } from '#core/order/slip-id.ts';
import { pathLabel, staffAddress } from './staff-address.ts';

test.each([
  ['prod/rg101', 'Product rg101', '/products/rg101'],
  ['settings/site', 'Settings site', '/settings'],
  ['orders/o1', 'Order', '/orders/o1'],
  [`packingSlips/${slipId('o1')}`, 'Packing slip', '/orders/o1'],
  [`packingSlips/${slipId('o1', 'p1')}`, 'Packing slip', '/orders/o1'],
  ['mail/m1', 'Email', '/settings/mail/m1'],
  ['orders/o1/notes/n1', 'Order', '/orders/o1'],
  ['publishes/p1', 'Item p1', undefined],
])('%s', (path, name, address) => {
  expect(pathLabel(path)).toBe(name);
  expect(staffAddress(path)).toBe(address);
});
