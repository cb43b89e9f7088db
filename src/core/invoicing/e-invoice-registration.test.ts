import { expect, test } from 'vitest';
import { BUYER_GSTIN, issued, piece, portalAnswer, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { draftCreditNote } from './draft-credit-note.ts';
import { draftInvoice } from './draft-invoice.ts';
import { readRegistration } from './e-invoice-registration.ts';

const invoice = issued(
  unwrapped(draftInvoice(saleOf({ lines: [piece('RG101', 10, 45_000)], gstin: BUYER_GSTIN }))),
);
const note = issued(
  unwrapped(draftCreditNote('order-1', invoice, [], [{ line: 0, qty: 1 }], 'Bent')),
);
const answer = portalAnswer(invoice);

test.each<[string, unknown]>([
  ['one answer', answer],
  ['answers for several documents', [portalAnswer(note), answer]],
  [
    'an envelope with names in other capitals',
    { status: 1, data: { ...answer, Irn: undefined, irn: answer.Irn } },
  ],
  ['a number as text', { ...answer, AckNo: String(answer.AckNo) }],
])('reads %s', (_name, file) => {
  expect(unwrapped(readRegistration(JSON.stringify(file), invoice))).toEqual({
    irn: answer.Irn,
    ackNumber: '112610000000001',
    ackAt: Date.parse('2026-11-25T12:30:00+05:30'),
    signedQr: answer.SignedQRCode,
  });
});

test('the answer for a credit note is not that of its invoice', () => {
  const file = JSON.stringify(portalAnswer(note));
  expect(readRegistration(file, note).success).toBe(true);
  expect(readRegistration(file, invoice)).toMatchObject({
    error: `The file has no signed QR code of INV/26-27/0001 of ${invoice.seller.gstin}.`,
  });
});

const refused = { ...answer, AckDt: 'yesterday' };

test.each<[string, string, string]>([
  [
    'of another seller',
    JSON.stringify(portalAnswer({ ...invoice, seller: { ...invoice.seller, gstin: BUYER_GSTIN } })),
    'no signed QR code',
  ],
  [
    'whose QR code has another IRN',
    JSON.stringify({ ...answer, Irn: 'b'.repeat(64) }),
    'no signed QR code',
  ],
  [
    'without a readable QR code',
    JSON.stringify({ ...answer, SignedQRCode: 'a.!.c' }),
    'no signed QR code',
  ],
  ['without a time', JSON.stringify(refused), 'no signed QR code'],
  [
    'that is the e-invoice itself',
    JSON.stringify([{ Version: '1.1' }]),
    'not a JSON file of the portal',
  ],
  ['that is no JSON', '%PDF-1.7', 'not a JSON file of the portal'],
])('refuses a file %s', (_name, file, message) => {
  const result = readRegistration(file, invoice);
  expect(result.success ? '' : result.error).toContain(message);
});
