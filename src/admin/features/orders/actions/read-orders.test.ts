import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { orderStatus } from '#schema/order.ts';
import { hasPaper } from './read-orders.ts';

const statusesWith = (paper: Parameters<typeof hasPaper>[1]) =>
  orderStatus.options.filter((status) => hasPaper(buildOrder({ status }), paper));

test('goods are on a pick list from the confirmation until they leave', () => {
  expect(statusesWith('pick-list')).toEqual(['confirmed', 'packed']);
});

test('packing slips and labels can be printed again after the dispatch', () => {
  for (const paper of ['packing-slips', 'sku-labels', 'address-labels'] as const)
    expect(statusesWith(paper)).toEqual(['confirmed', 'packed', 'dispatched', 'delivered']);
});
