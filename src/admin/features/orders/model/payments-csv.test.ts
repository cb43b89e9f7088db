import { expect, test } from 'vitest';
import { buildOrder, buildPayment } from '#fixtures/build.ts';
import { csvOf } from '#core/import/shop-list.ts';
import type { Payment } from '#schema/payment.ts';
import { PAYMENT_HEADER, paymentCells } from './payments-csv.ts';

const order = buildOrder({
  contact: { name: 'Asha Rao', businessName: 'Silver House', phone: '+919876543210' },
});
const AT = Date.parse('2026-11-21T09:00:00Z');
const nameOf = (uid: string) => (uid === 'meera' ? 'Meera Shah' : uid);

const rowOf = (payment: Partial<Payment>) => {
  const cells = paymentCells({ order, payment: buildPayment(payment), nameOf });
  return Object.fromEntries(cells.map((cell, at) => [PAYMENT_HEADER[at], cell]));
};

test('a payment and a refund have their amounts in columns of their own', () => {
  const paid = rowOf({
    ...{ amountPaise: 125_050, method: 'upi', reference: 'UPI-1', paidOn: AT, at: AT },
    by: 'meera',
  });
  expect(paid).toMatchObject({
    ...{ Date: '21 November 2026', Order: order.number, Customer: 'Silver House' },
    ...{ Method: 'UPI', Reference: 'UPI-1', Amount: '1250.50', Refund: '' },
    ...{ 'Recorded by': 'Meera Shah', 'Voided amount': '', Reason: '' },
  });
  expect(rowOf({ amountPaise: -5_000 })).toMatchObject({ Amount: '', Refund: '50.00' });
});

test('a voided payment counts in neither, so that both columns add up to what was paid', () => {
  const voided = { at: AT, by: 'meera', reason: 'Wrong order' };
  for (const amountPaise of [5_000, -5_000])
    expect(rowOf({ amountPaise, voided })).toMatchObject({
      ...{ Amount: '', Refund: '', 'Voided amount': amountPaise > 0 ? '50.00' : '-50.00' },
      ...{ 'Voided at': '21 November 2026 at 2:30 pm', 'Voided by': 'Meera Shah' },
      Reason: 'Wrong order',
    });
});

test('a formula in a reference stays text in a spreadsheet', () => {
  const cells = paymentCells({ order, payment: buildPayment({ reference: '=1+1' }), nameOf });
  expect(csvOf([cells])).toContain("'=1+1");
});
