import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { fitsOrderFilters, orderQuery, readOrdersSearch } from './orders-search.ts';

const order = buildOrder({ status: 'quoted', createdAt: Date.parse('2026-03-10T20:00:00+05:30') });

test('filters search results like listed orders', () => {
  expect(fitsOrderFilters(order, {})).toBe(true);
  expect(fitsOrderFilters(order, { status: 'quoted', uid: order.uid })).toBe(true);
  expect(fitsOrderFilters(order, { status: 'packed' })).toBe(false);
  expect(fitsOrderFilters(order, { uid: 'another' })).toBe(false);
  expect(fitsOrderFilters(order, { state: 'Nowhere' })).toBe(false);
});

test('lists the orders of one member of staff', () => {
  expect(orderQuery({ assigned: 'meera', status: 'quoted' }).equal).toEqual({
    ...{ assignedTo: 'meera', status: 'quoted' },
  });
  expect(fitsOrderFilters({ ...order, assignedTo: 'meera' }, { assigned: 'meera' })).toBe(true);
  expect(fitsOrderFilters({ ...order, assignedTo: 'ravi' }, { assigned: 'meera' })).toBe(false);
  expect(fitsOrderFilters(order, { assigned: 'meera' })).toBe(false);
});

test('treats days as whole days in India', () => {
  expect(fitsOrderFilters(order, { from: '2026-03-10', to: '2026-03-10' })).toBe(true);
  expect(fitsOrderFilters(order, { from: '2026-03-11' })).toBe(false);
  expect(fitsOrderFilters(order, { to: '2026-03-09' })).toBe(false);
});

test('sorted by the payment due, the list has only orders with one', () => {
  const due = readOrdersSearch({ sort: 'due' });
  expect(orderQuery(due)).toMatchObject({ sort: ['duePaise', 'desc'], between: { from: 1 } });
  expect(fitsOrderFilters({ ...order, duePaise: 100 }, due)).toBe(true);
  for (const duePaise of [undefined, 0, -100])
    expect(fitsOrderFilters({ ...order, duePaise }, due)).toBe(false);
  // Days are those of the request.
  expect(orderQuery({ ...due, from: '2026-03-10' }).sort).toEqual(['createdAt', 'desc']);
});

test('lists the orders for which the seller owes a refund', () => {
  const refund = readOrdersSearch({ sort: 'refund' });
  expect(orderQuery(refund)).toMatchObject({ sort: ['duePaise', 'desc'], between: { before: 0 } });
  expect(fitsOrderFilters({ ...order, duePaise: -100 }, refund)).toBe(true);
  for (const duePaise of [undefined, 0, 100])
    expect(fitsOrderFilters({ ...order, duePaise }, refund)).toBe(false);
});

test('lists only open orders by value and by waiting time, unless a status is chosen', () => {
  expect(orderQuery({ sort: 'value' }).equal['status']).toContain('requested');
  expect(orderQuery({ sort: 'waiting' }).equal['status']).not.toContain('delivered');
  expect(orderQuery({ sort: 'value', status: 'delivered' }).equal['status']).toBe('delivered');
  expect(orderQuery({}).equal).toEqual({});
});
