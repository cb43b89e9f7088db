/** E-invoices of several documents in one file. */
import { expect, test } from 'vitest';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { BUYER_GSTIN, issued, piece, saleOf, unwrapped, type Sale } from '#fixtures/invoices.ts';
import { eInvoicesFile } from './e-invoices-file.ts';

const AT = Date.parse('2026-05-14T06:00:00Z');
const sale: Sale = { lines: [piece('BOX1', 2, 90_000)], state: 'Karnataka', gstin: BUYER_GSTIN };
const invoice = (serial: number, of: Sale = sale) => ({
  ...issued(unwrapped(draftInvoice({ ...saleOf(of), id: `o${serial}` })), serial, AT),
  id: `i${serial}`,
});

test('has all documents in one array, without those that need no IRN', () => {
  const registered = {
    ...invoice(3),
    registration: { irn: 'a'.repeat(64), ackNumber: '1', ackAt: AT, signedQr: 'a' },
  };
  const retail = invoice(4, { lines: sale.lines });
  const documents = [invoice(1), invoice(2), registered, retail];
  const file = unwrapped(eInvoicesFile(documents));
  expect(JSON.parse(file.text)).toMatchObject([
    { DocDtls: { No: documents[0]?.number } },
    { DocDtls: { No: documents[1]?.number } },
  ]);
  expect(file).toMatchObject({
    count: 2,
    leftOut: [expect.stringMatching(/^2 documents left out/)],
  });
});

test('names a document that the portal would refuse, and makes no file of it alone', () => {
  const address = { lines: ['1 Road'], city: 'Kochi', state: 'Kerala', pin: '682001' };
  const refused = invoice(5, { ...sale, address });
  expect(unwrapped(eInvoicesFile([invoice(1), refused])).leftOut).toEqual([
    expect.stringContaining(`${refused.number}: `),
  ]);
  expect(eInvoicesFile([refused]).success).toBe(false);
});

test('is refused above the 2 MB that the portal takes', () => {
  const lines = Array.from({ length: 100 }, () => piece('BOX1', 2, 90_000));
  const large = invoice(6, { ...sale, lines });
  expect(eInvoicesFile(Array.from({ length: 80 }, () => large))).toMatchObject({
    success: false,
    error: expect.stringContaining('Select fewer invoices'),
  });
});
