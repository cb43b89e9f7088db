/** What an invoice on paper asks to pay. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { draftChallan } from '#core/invoicing/draft-challan.ts';
import { draftCreditNote } from '#core/invoicing/draft-credit-note.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { issued, piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import type { Invoice } from '#schema/invoice.ts';
import { InvoicePaper } from './invoice-paper.tsx';

const PAYEE = {
  upiId: 'glambug@demobank',
  bank: {
    name: 'GlamBug Mart LLP',
    bank: 'Demo Bank',
    number: '50200012345678',
    ifsc: 'DEMO0001234',
  },
};

/** Of 10 × ₹100 and 3 % GST: ₹1,030. */
function sourceOf(paidPaise?: number) {
  const source = saleOf({ lines: [piece('RG101', 10, 10_000)], paidPaise });
  return { ...source, settings: { ...source.settings, ...PAYEE } };
}

const invoiceOf = (paidPaise?: number) => issued(unwrapped(draftInvoice(sourceOf(paidPaise))));

/** The text of the paper, and the labels of its codes. */
const printed = (invoice: Invoice): string =>
  renderToStaticMarkup(<InvoicePaper invoice={invoice} />)
    .replaceAll(/<svg[^>]*aria-label="([^"]*)"[^>]*>/g, '[$1]')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|');

test('asks for the whole amount if nothing was paid, as older invoices do', () => {
  const paper = printed(invoiceOf());
  expect(paper).toContain('[UPI code to pay ₹1,030]');
  expect(paper).not.toMatch(/Received|Balance due/);
});

test('states what was received and asks for the balance', () => {
  const paper = printed(invoiceOf(40_000));
  expect(paper).toContain('Total|₹1,030|Rupees one thousand thirty only|');
  expect(paper).toContain('|Received|₹400|Balance due|₹630|');
  expect(paper).toContain('[UPI code to pay ₹630]');
  expect(paper).toContain('Scan to pay ₹630');
});

test('does not say where to pay once everything was paid', () => {
  expect(printed(invoiceOf(40_000))).toMatch(/\|Payment\|.*IFSC.*UPI glambug@demobank/);
  for (const paidPaise of [103_000, 200_000]) {
    const paper = printed(invoiceOf(paidPaise));
    expect(paper).toContain('|Received|₹1,030|Balance due|₹0|');
    expect(paper).not.toMatch(/\|Payment\||IFSC|UPI|Scan to pay/);
  }
});

test('a credit note and a challan state no payments', () => {
  const note = draftCreditNote('order-1', invoiceOf(40_000), [], [{ line: 0, qty: 2 }], 'Bent');
  const challan = draftChallan(sourceOf(40_000), { purpose: 'supply' });
  for (const paper of [printed(issued(unwrapped(note))), printed(issued(unwrapped(challan)))])
    expect(paper).not.toMatch(/Received\||Balance due|UPI code/);
});
