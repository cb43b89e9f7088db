import encodeQR from 'qr';
import { expect, test } from 'vitest';
import {
  BUYER_GSTIN,
  issued,
  piece,
  portalResponse,
  saleOf,
  unwrapped,
} from '#fixtures/invoices.ts';
import { LONGEST_SIGNED_QR } from '#schema/limits.ts';
import type { Invoice } from '#schema/invoice.ts';
import { draftChallan } from '#core/invoicing/draft-challan.ts';
import { draftCreditNote } from '#core/invoicing/draft-credit-note.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { readRegistration } from './e-invoice-registration.ts';

const sale = saleOf({ lines: [piece('RG101', 10, 45_000)], gstin: BUYER_GSTIN });
const invoice = issued(unwrapped(draftInvoice(sale)));
const note = issued(
  unwrapped(draftCreditNote('order-1', invoice, [], [{ line: 0, qty: 1 }], 'Bent')),
);
const response = portalResponse(invoice);
const { Irn, ...withoutIrn } = response;
/** Its middle part is not Base64. */
const damaged = { ...response, SignedQRCode: 'a.b.c' };

test.each<[string, unknown]>([
  ['one response', response],
  [
    'responses for several documents, one of them damaged',
    [damaged, portalResponse(note), response],
  ],
  ['an envelope with names in another case', { status: 1, data: { ...withoutIrn, irn: Irn } }],
  ['a number as text', { ...response, AckNo: String(response.AckNo) }],
])('reads %s', (_name, file) => {
  expect(unwrapped(readRegistration(JSON.stringify(file), invoice))).toEqual({
    irn: Irn,
    ackNumber: '112610000000001',
    ackAt: Date.parse('2026-11-25T12:30:00+05:30'),
    signedQr: response.SignedQRCode,
  });
});

test('the response for a credit note is not that of its invoice', () => {
  const file = JSON.stringify(portalResponse(note));
  expect(readRegistration(file, note).success).toBe(true);
  expect(readRegistration(file, invoice).success).toBe(false);
});

const NOT_ITS = 'no signed QR code for INV/26-27/0001';
const NONE = 'not a JSON file of the portal';
const responseFor = (change: Partial<Invoice>) => portalResponse({ ...invoice, ...change });

test.each<[string, unknown, string]>([
  [
    'of another seller',
    responseFor({ seller: { ...invoice.seller, gstin: BUYER_GSTIN } }),
    NOT_ITS,
  ],
  [
    'of another buyer',
    responseFor({ buyer: { ...invoice.buyer, gstin: invoice.seller.gstin } }),
    NOT_ITS,
  ],
  ['of another total', responseFor({ totalPaise: invoice.totalPaise + 1 }), NOT_ITS],
  ['of another number', responseFor({ number: 'INV/26-27/0002' }), NOT_ITS],
  ['whose QR code has another IRN', { ...response, Irn: 'b'.repeat(64) }, NOT_ITS],
  ['with a damaged QR code', damaged, NOT_ITS],
  ['without a time', { ...response, AckDt: 'yesterday' }, NONE],
  ['that is the e-invoice itself', [{ Version: '1.1' }], NONE],
])('refuses a file %s', (_name, file, message) => {
  const result = readRegistration(JSON.stringify(file), invoice);
  expect(result.success ? '' : result.error).toContain(message);
});

test.each(['%PDF-1.7', '', `${'['.repeat(100_000)}${']'.repeat(100_000)}`])(
  'refuses a file that is none of the portal',
  (file) => {
    const result = readRegistration(file, invoice);
    expect(result.success ? '' : result.error).toContain(NONE);
  },
);

test('a challan has no registration', () => {
  const challan = issued(unwrapped(draftChallan(sale, { purpose: 'supply', parcel: undefined })));
  const file = JSON.stringify(portalResponse({ ...challan, kind: 'invoice' }));
  expect(readRegistration(file, challan).success).toBe(false);
});

test('the longest text fits into a QR code', () => {
  expect(() => encodeQR('x'.repeat(LONGEST_SIGNED_QR), 'raw', { ecc: 'medium' })).not.toThrow();
});
