/** The balance of an order, over random payments and courses. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { exampleFor } from '#fixtures/examples.ts';
import { orderStatus, type Order } from '#schema/order.ts';
import { quote } from '#schema/quote.ts';
import { dueOf, leavesBalance, openAmount, paidMeanwhile, paymentProblem } from './balance.ts';

const quoteOf = (totalPaise: number): NonNullable<Order['quote']> => ({
  ...quote.parse(exampleFor(quote)),
  totalPaise,
});

const amount = fc.integer({ min: -50_000, max: 50_000 });

test('what is paid and due adds up to the total, however it was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.array(amount, { maxLength: 8 }),
      (totalPaise, amounts) => {
        let order = {
          ...buildOrder({ status: 'confirmed' }),
          quote: quoteOf(totalPaise),
        };
        let paid = 0;
        for (const each of amounts) {
          if (paymentProblem(order, each) !== undefined) continue;
          paid += each;
          order = { ...order, paidPaise: paid };
        }
        expect(paid).toBeGreaterThanOrEqual(0);
        expect((dueOf(order) ?? NaN) + paid).toBe(totalPaise);
      },
    ),
  );
});

test('a sale is due from its confirmation on, and an advance is owed back after the end', () => {
  const due = orderStatus.options.map((status) => [
    status,
    dueOf({ status, timeline: [], quote: quoteOf(1_000), paidPaise: 400 }),
  ]);
  expect(Object.fromEntries(due)).toEqual({
    ...{ requested: undefined, quoted: undefined, accepted: undefined },
    ...{ confirmed: 600, packed: 600, dispatched: 600, delivered: 600 },
    ...{ cancelled: -400, rejected: -400, expired: -400 },
  });
  expect(dueOf({ status: 'cancelled', timeline: [] })).toBeUndefined();
  expect(openAmount({ status: 'cancelled', timeline: [], quote: quoteOf(1_000) })).toBeUndefined();
  expect(
    openAmount({ status: 'accepted', timeline: [], quote: quoteOf(1_000), paidPaise: 400 }),
  ).toBe(600);
});

test('credit notes reduce what is due, unless they were issued before the confirmation', () => {
  const order = {
    status: 'delivered' as const,
    timeline: [{ status: 'confirmed' as const, at: 5_000, by: 'tara' }],
    quote: quoteOf(1_000),
    paidPaise: 1_000,
  };
  const credit = { totalPaise: 300, taxablePaise: 291, at: 6_000 };
  expect(dueOf({ ...order, credit })).toBe(-300);
  expect(dueOf({ ...order, credit, paidPaise: 700 })).toBe(0);
  // The confirmation was undone after a full credit, and the order confirmed again.
  expect(dueOf({ ...order, credit: { ...credit, at: 4_000 } })).toBe(0);
});

test('a full credit leaves the balance while the goods are here, and of a wrong invoice', () => {
  const statuses = orderStatus.options.filter((status) => leavesBalance({ status }, false));
  expect(statuses).toEqual(['confirmed', 'packed']);
  expect(leavesBalance({ status: 'delivered' }, true)).toBe(true);
});

test('a refund is at most what has been paid, and needs a quote', () => {
  const paid = { status: 'confirmed', quote: quoteOf(1_000), paidPaise: 400 } as const;
  expect(paymentProblem(paid, -401)).toBe('The refund is more than has been paid.');
  expect(paymentProblem(paid, -400)).toBeUndefined();
  expect(paymentProblem(paid, 0)).toBe('Enter an amount.');
  expect(paymentProblem({}, 100)).toContain('Send a quote');
});

test('says what a colleague has recorded while a payment was entered', () => {
  expect(paidMeanwhile(50_000, 50_000)).toBeUndefined();
  expect(paidMeanwhile(50_000, 150_000)).toBe(
    'A colleague has recorded ₹1,000 in the meantime. ₹1,500 of this order is paid now.',
  );
  expect(paidMeanwhile(150_000, 50_000)).toContain('refunded or voided ₹1,000');
});
