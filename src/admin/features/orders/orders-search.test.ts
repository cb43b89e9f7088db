import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { fitsFilters } from './orders-search.ts';

const order = buildOrder({ status: 'quoted', createdAt: Date.parse('2026-03-10T20:00:00+05:30') });

test('filters search results like listed orders', () => {
  expect(fitsFilters(order, {})).toBe(true);
  expect(fitsFilters(order, { status: 'quoted', uid: order.uid })).toBe(true);
  expect(fitsFilters(order, { status: 'packed' })).toBe(false);
  expect(fitsFilters(order, { uid: 'another' })).toBe(false);
  expect(fitsFilters(order, { state: 'Nowhere' })).toBe(false);
});

test('treats days as whole days in India', () => {
  expect(fitsFilters(order, { from: '2026-03-10', to: '2026-03-10' })).toBe(true);
  expect(fitsFilters(order, { from: '2026-03-11' })).toBe(false);
  expect(fitsFilters(order, { to: '2026-03-09' })).toBe(false);
});
