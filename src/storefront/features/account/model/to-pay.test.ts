/** What the account asks the customer to pay. */
import { expect, test } from 'vitest';
import { piece, saleOf } from '#fixtures/invoices.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { toPayOf } from './to-pay.ts';

/** Of 10 × ₹100 and 3 % GST: ₹1,030. */
const { order } = saleOf({ lines: [piece('RG101', 10, 10_000)] });

const orderIn = (status: OrderStatus, paidPaise = 0, advanceBps?: number): Order => ({
  ...order,
  ...{ status, paidPaise },
  ...(order.quote && {
    quote: { ...order.quote, ...(advanceBps !== undefined && { advanceBps }) },
  }),
});

test('is what is missing of the advance, until the order is confirmed', () => {
  expect(toPayOf(orderIn('accepted', 20_000, 5_000))).toEqual({
    name: 'Advance to confirm the order',
    amountPaise: 31_500,
  });
  expect(toPayOf(orderIn('accepted', 51_500, 5_000))).toBeUndefined();
  expect(toPayOf(orderIn('accepted'))).toBeUndefined();
});

test('is the balance of a confirmed order', () => {
  expect(toPayOf(orderIn('confirmed', 20_000, 5_000))).toEqual({
    name: 'Balance due',
    amountPaise: 83_000,
  });
  expect(toPayOf(orderIn('delivered', 103_000))).toBeUndefined();
});

test('is nothing if the seller owes a refund', () => {
  expect(toPayOf(orderIn('delivered', 110_000))).toBeUndefined();
  expect(toPayOf(orderIn('cancelled', 20_000))).toBeUndefined();
});
