import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { fitsOrderFilters } from './orders-search.ts';

const order = buildOrder({ status: 'quoted', createdAt: Date.parse('2026-03-10T20:00:00+05:30') });

test('filters search results like listed orders', () => {
  expect(fitsOrderFilters(order, {})).toBe(true);
  expect(fitsOrderFilters(order, { status: 'quoted', uid: order.uid })).toBe(true);
  expect(fitsOrderFilters(order, { status: 'packed' })).toBe(false);
  expect(fitsOrderFilters(order, { uid: 'another' })).toBe(false);
  expect(fitsOrderFilters(order, { state: 'Nowhere' })).toBe(false);
});

test('treats days as whole days in India', () => {
  expect(fitsOrderFilters(order, { from: '2026-03-10', to: '2026-03-10' })).toBe(true);
  expect(fitsOrderFilters(order, { from: '2026-03-11' })).toBe(false);
  expect(fitsOrderFilters(order, { to: '2026-03-09' })).toBe(false);
});
