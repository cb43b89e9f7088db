/** Waiting times of orders. */
import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { orderAge } from './order-age.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-22T09:00:00Z');

const waiting = (status: OrderStatus, ms: number): Order =>
  buildOrder({
    status,
    timeline: [
      ...(status === 'requested'
        ? []
        : [{ status: 'requested' as const, at: NOW - 40 * DAY, by: 'asha' }]),
      { status, at: NOW - ms, by: 'tara' },
    ],
  });

test.each<[OrderStatus, number, string, boolean]>([
  ['requested', 10_000, 'Just now', false],
  ['requested', HOUR, 'Waiting 1 hour', false],
  ['requested', 47 * HOUR, 'Waiting 1 day', false],
  ['requested', 2 * DAY, 'Waiting 2 days', true],
  ['confirmed', 6 * DAY, 'Waiting 6 days', false],
  ['confirmed', 23 * DAY, 'Waiting 23 days', true],
  ['quoted', 5 * DAY, 'Waiting 5 days', false],
  ['delivered', 5 * DAY, '17 Nov 2026', false],
])('an order that is %s for %i ms: %s', (status, ms, label, isLate) => {
  expect(orderAge(waiting(status, ms), NOW)).toEqual({ label, isLate });
});

test.each([
  [60_000, 'Expired 1 minute ago'],
  [DAY, 'Expired 1 day ago'],
])('a quote without an answer is late %i ms after it has expired: %s', (ms, label) => {
  const quote = {
    ...{ lines: [], discountPaise: 0, taxablePaise: 0, totalPaise: 0 },
    ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0, validUntil: NOW - ms },
  };
  expect(orderAge({ ...waiting('quoted', 9 * DAY), quote }, NOW)).toEqual({
    label,
    isLate: true,
  });
});
