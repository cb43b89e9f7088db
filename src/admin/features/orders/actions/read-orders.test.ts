import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { orderStatus } from '#schema/order.ts';
import { hasPaper } from './read-orders.ts';

const statusesWith = (paper: Parameters<typeof hasPaper>[1]) =>
  orderStatus.options.filter((status) => hasPaper(buildOrder({ status }), paper));

test('goods are on a pick list until they are packed, or until the rest of them is', () => {
  expect(statusesWith('pick-list')).toEqual(['confirmed']);
  const sent = { status: 'packed', sentUnits: 4 } as const;
  expect(hasPaper(buildOrder(sent), 'pick-list')).toBe(true);
});

test('packing slips and labels can be printed again after the dispatch', () => {
  for (const paper of ['packing-slips', 'sku-labels', 'address-labels'] as const)
    expect(statusesWith(paper)).toEqual(['confirmed', 'packed', 'dispatched', 'delivered']);
});
