import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { piece } from '#fixtures/invoices.ts';
import type { Order } from '#schema/order.ts';
import { advanceDue } from './advance.ts';
import { calculateQuote } from './calculate-quote.ts';

/** ₹10,000 and 3 % GST. */
const { quote } = calculateQuote([piece('RG101', 100, 10_000)], {
  discountPaise: 0,
  isWithinState: true,
});
const orderWith = (change: Partial<Order>, advanceBps = 3_000) =>
  buildOrder({ quote: { ...quote, advanceBps, validUntil: 0 }, ...change });

test('30 % of ₹10,300 is due until it is paid, and before the confirmation only', () => {
  expect(advanceDue(orderWith({ status: 'quoted' }))).toBe(309_000);
  expect(advanceDue(orderWith({ status: 'accepted' }))).toBe(309_000);
  expect(advanceDue(orderWith({ status: 'accepted', paidPaise: 100_000 }))).toBe(209_000);
  for (const paidPaise of [309_000, 500_000])
    expect(advanceDue(orderWith({ status: 'accepted', paidPaise }))).toBe(0);
  for (const status of ['confirmed', 'cancelled', 'expired'] as const)
    expect(advanceDue(orderWith({ status }))).toBe(0);
});

test('nothing is due without an advance', () => {
  expect(advanceDue(buildOrder({ status: 'requested' }))).toBe(0);
  expect(advanceDue(buildOrder({ status: 'accepted', quote: { ...quote, validUntil: 0 } }))).toBe(
    0,
  );
});
