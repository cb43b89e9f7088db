/** Invoices of a customer for one test, as the functions store them. */
import { randomUUID } from 'node:crypto';
import { draftCreditNote } from '#core/invoicing/draft-credit-note.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { buildPayment } from '#fixtures/build.ts';
import { issued, piece, saleOf, unwrapped, type Sale } from '#fixtures/invoices.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import { paymentKind } from '#schema/payment.ts';
import { database, put } from './staff.ts';

type OwnInvoice = Invoice & { id: string };

const SALE: Sale = {
  lines: [piece('RG101', 10, 45_000), piece('ER7', 4, 99_950, 1_800)],
  discountPaise: 10_000,
  terms: { freightPaise: 15_000, isRounded: true },
};

const PAYMENT = {
  bank: {
    name: 'GlamBug Mart LLP',
    bank: 'Demo Bank, Abids Road',
    number: '000000012345',
    ifsc: 'DEMO0000001',
  },
  upiId: 'glambug@demobank',
  terms: 'Goods once sold are exchanged within 7 days.\nSubject to Hyderabad jurisdiction.',
};

/** Numbers only need to be unique here; the functions allot them without gaps. */
const serial = (): number => Math.floor(Math.random() * 900_000) + 1;

/** Stores a confirmed order with its invoice. @param at when it was issued, ms */
export async function seedInvoice(uid: string, sale = SALE, at = Date.now()): Promise<OwnInvoice> {
  const id = randomUUID();
  const source = saleOf(sale);
  const order = { ...source.order, uid };
  const settings = { ...source.settings, ...PAYMENT };
  const invoice = issued(unwrapped(draftInvoice({ ...source, id, order, settings })), serial(), at);
  await put(orderKind, id, order);
  await put(invoiceKind, id, invoice);
  return { ...invoice, id };
}

/** Stores a confirmed order of a product of the shop, which has no invoice yet. */
export async function seedSale(uid: string): Promise<{ id: string; number: string }> {
  const id = randomUUID();
  const { order: sale } = saleOf({ lines: [piece('ER123', 10, 45_000)] });
  const confirmed = { status: 'confirmed' as const, at: sale.createdAt, by: uid };
  const order = { ...sale, uid, timeline: [...sale.timeline, confirmed] };
  await put(orderKind, id, order);
  return { id, number: order.number };
}

/** Stores a credit note for some units of the first line. */
export async function seedCreditNote({ id, ...invoice }: OwnInvoice, qty = 2): Promise<OwnInvoice> {
  const draft = draftCreditNote(id, invoice, [], [{ line: 0, qty }], 'Two rings were bent');
  const note = issued(unwrapped(draft), serial(), Date.now());
  const noteId = randomUUID();
  await put(invoiceKind, noteId, note);
  return { ...note, id: noteId };
}

/** Stores a payment of an order. @param paidOn ms */
export async function seedReceipt(orderId: string, paidOn: number): Promise<void> {
  const id = randomUUID();
  await database
    .doc(`${orderKind.collection}/${orderId}/payments/${id}`)
    .set(encodeDocument(paymentKind, buildPayment({ amountPaise: 5_000, paidOn })));
  await database.doc(`${orderKind.collection}/${orderId}`).update({ lastPayment: id });
}
