import { expect, test } from 'vitest';
import { failed, succeeded } from '#core/result.ts';
import { issueOrderCreditNote, issueOrderInvoice } from './order-invoices.ts';

test('issues the invoice of an order and returns its number', async () => {
  const calls: unknown[] = [];
  const issued = await issueOrderInvoice('o1', 1, (...call) => {
    calls.push(call);
    return Promise.resolve(succeeded({ id: 'o1-2', number: 'INV/26-27/0001' }));
  });
  expect(issued).toEqual(succeeded('INV/26-27/0001'));
  expect(calls).toEqual([['issueInvoice', { orderId: 'o1', earlier: 1 }]]);
});

test('passes on what the function says is missing', async () => {
  const units = [{ line: 0, qty: 1 }];
  const note = { id: 'n1', invoiceId: 'o1', units, reason: 'Bent', isCorrection: false };
  const refusal = failed('Only 2 units of Ring can still be credited.');
  expect(await issueOrderCreditNote(note, () => Promise.resolve(refusal))).toEqual(refusal);
});
