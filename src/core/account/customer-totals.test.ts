import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { calculateQuote } from '#core/quoting/calculate-quote.ts';
import type { Order } from '#schema/order.ts';
import { totalsOfOrders } from './customer-totals.ts';

const quoteOver = (pricePaise: number): NonNullable<Order['quote']> => {
  const line = {
    sku: 'RG1',
    qty: 1,
    rate: { basis: 'unit', pricePaise } as const,
    gstRateBps: 300,
  };
  const { quote } = calculateQuote([line], { discountPaise: 0, isWithinState: true });
  return { ...quote, validUntil: 0 };
};

test('adds up confirmed orders, and what is due without refunds', () => {
  const orders = [
    buildOrder({ status: 'delivered', quote: quoteOver(100_000), duePaise: 3_000, createdAt: 5 }),
    buildOrder({ status: 'confirmed', quote: quoteOver(50_000), duePaise: 51_500, createdAt: 7 }),
    // A quote is no sale yet, and a cancelled order that was paid is owed by the seller.
    buildOrder({ status: 'quoted', quote: quoteOver(900_000), createdAt: 9 }),
    buildOrder({ status: 'cancelled', quote: quoteOver(20_000), duePaise: -20_600, createdAt: 8 }),
  ];
  expect(totalsOfOrders(orders)).toEqual({
    orders: 2,
    spentPaise: 150_000,
    lastOrderAt: 9,
    duePaise: 54_500,
  });
});

test('a customer without orders has spent nothing', () => {
  expect(totalsOfOrders([])).toEqual({ orders: 0, spentPaise: 0, lastOrderAt: 0, duePaise: 0 });
});
