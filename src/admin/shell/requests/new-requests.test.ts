import { expect, test } from 'vitest';
import { succeeded } from '#core/result.ts';
import { buildOrder } from '#fixtures/build.ts';
import { newRequests } from './new-requests.ts';

const order = (id: string, more: Parameters<typeof buildOrder>[0] = {}) => ({
  id,
  ...succeeded(buildOrder({ status: 'requested', rev: 1, ...more })),
});

test('announces new requests of customers, and no orders that staff have entered', () => {
  const orders = [
    order('new'),
    order('seen'),
    order('changed', { status: 'quoted', rev: 2 }),
    order('entered', { placedBy: 'kavita' }),
  ];
  expect(newRequests(orders, new Set(['seen']))).toEqual(['new']);
});
