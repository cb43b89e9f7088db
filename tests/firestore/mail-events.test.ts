/** Events queue their mails once, for readers who want them. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildCustomerRecord,
  buildInvoice,
  buildInvoicingSettings,
  buildSalesSettings,
  buildShipment,
} from '#fixtures/build.ts';
import { piece, saleOf } from '#fixtures/invoices.ts';
import { invoiceMailTask } from '#functions/mail/invoice-mail.ts';
import { orderMailEvent, versionOf } from '#functions/mail/order-events.ts';
import { orderMailTask } from '#functions/mail/order-mail.ts';
import { parcelMailTask } from '#functions/mail/parcel-mail.ts';
import { remindOfPayment } from '#functions/mail/payment-reminder.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import { quoteReminderTask, remindOfQuotes } from '#functions/mail/quote-reminder.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { salesSettingsKind } from '#schema/sales-settings.ts';
import { shipmentKind } from '#schema/shipment.ts';
import { openMailDatabase } from '#fixtures/mail-database.ts';

const { firestore, server, mails, putProfile, reset, close } = openMailDatabase();
beforeEach(reset);
afterAll(close);

const NOW = Date.parse('2026-11-26T06:30:00Z');
const HOUR = 3_600_000;
const { order: sold } = saleOf({ lines: [piece('RG101', 10, 10_000)] });
const { quote: _, ...unquoted } = sold;
const REQUESTED: Order = { ...unquoted, status: 'requested', uid: 'asha' };
const QUOTED: Order = {
  ...sold,
  ...(sold.quote && { quote: { ...sold.quote, validUntil: NOW + 72 * HOUR } }),
  uid: 'asha',
  status: 'quoted',
  timeline: [{ status: 'quoted', at: NOW, by: 'meera' }],
};

const putOrder = (order: Order, id = 'o1') =>
  firestore.doc(`orders/${id}`).set(encodeDocument(orderKind, order));

/** Stores a customer whom staff have entered. @returns the uid of their orders */
async function putCustomer(contact: Order['contact']): Promise<string> {
  const uid = crypto.randomUUID();
  const record = encodeDocument(customerRecordKind, buildCustomerRecord({ contact }));
  await firestore.doc(`customers/${uid}`).set(record);
  return uid;
}

/** What the trigger does for a change of the order. */
async function happen(before: Order | undefined, after: Order): Promise<void> {
  const version = (order: Order | undefined) =>
    versionOf(order && encodeDocument(orderKind, order));
  const event = orderMailEvent(version(before), version(after));
  if (event) await orderMailTask.run({ orderId: 'o1', ...event }, server);
}

describe('events', () => {
  test('a request is confirmed to its customer and announced to staff, once each', async () => {
    await putOrder(REQUESTED);
    await happen(undefined, REQUESTED);
    await happen(undefined, REQUESTED);
    expect(await mails()).toMatchObject([
      { id: 'new-request-o1', to: 'orders@glambug.test', content: { kind: 'new-request' } },
      { id: 'received-o1', to: 'asha@shop.in', content: { kind: 'order-received' } },
    ]);
  });

  test('staff can turn their notice off, or send it elsewhere', async () => {
    const put = (change: Parameters<typeof buildSalesSettings>[0]) =>
      firestore
        .doc('settings/sales')
        .set(encodeDocument(salesSettingsKind, buildSalesSettings(change)));
    await putOrder({ ...REQUESTED, contact: { ...REQUESTED.contact, email: 'victim@bank.in' } });
    await putProfile({ emailVerified: false });
    await put({ requestMail: 'off' });
    await happen(undefined, REQUESTED);
    // An address that nobody has confirmed, and one that was only typed, get no confirmation.
    expect(await mails()).toEqual([]);
    await put({ requestMailTo: 'desk@glambug.test' });
    await happen(undefined, REQUESTED);
    expect(await mails()).toMatchObject([{ to: 'desk@glambug.test' }]);
  });

  test('each quote is sent once, and not after it was replaced or answered', async () => {
    await putOrder(QUOTED);
    await happen(REQUESTED, QUOTED);
    await happen(REQUESTED, QUOTED);
    expect(await mails()).toMatchObject([{ id: `quote-o1-${QUOTED.rev}`, to: 'asha@shop.in' }]);
    const quote = QUOTED.quote && { ...QUOTED.quote, note: 'Cheaper' };
    const revised: Order = { ...QUOTED, quote, rev: QUOTED.rev + 1 };
    // The event comes after the customer's answer.
    await putOrder({ ...revised, status: 'accepted' });
    await happen(QUOTED, revised);
    expect(await mails()).toHaveLength(1);
    await putOrder(revised);
    await happen(QUOTED, revised);
    expect((await mails()).map(({ content }) => content)).toMatchObject([
      { isRevised: false },
      { isRevised: true, note: 'Cheaper' },
    ]);
  });

  test('an answer of the customer is announced to staff once', async () => {
    const changeRequest = { text: 'Six more, please', at: NOW };
    const changing: Order = { ...QUOTED, changeRequest, rev: 8 };
    await putOrder(changing);
    await happen(QUOTED, changing);
    await happen(QUOTED, changing);
    const at = NOW + HOUR;
    const timeline = [...changing.timeline, { status: 'accepted' as const, at, by: 'asha' }];
    const accepted: Order = { ...changing, status: 'accepted', rev: 9, timeline };
    await putOrder(accepted);
    await happen(changing, accepted);
    await happen(changing, accepted);
    const { totalPaise } = { ...QUOTED.quote };
    expect(await mails()).toMatchObject([
      {
        ...{ id: 'answer-o1-9', to: 'orders@glambug.test' },
        content: { kind: 'customer-answer', answer: 'accepted', totalPaise },
      },
      { content: { answer: 'change', note: changeRequest.text, totalPaise } },
    ]);
  });

  test('a quote with an advance says where to pay it', async () => {
    const settings = buildInvoicingSettings({ upiId: 'glambug@hdfcbank' });
    await firestore.doc('settings/invoicing').set(encodeDocument(invoicingSettingsKind, settings));
    const order = { ...QUOTED, quote: QUOTED.quote && { ...QUOTED.quote, advanceBps: 5_000 } };
    await putOrder(order);
    await happen(REQUESTED, order);
    expect(await mails()).toMatchObject([
      { content: { advancePaise: 51_500, upiId: 'glambug@hdfcbank' } },
    ]);
    expect(JSON.stringify(await mails())).not.toContain('quotedLines');
  });

  test('customers who turned order updates off get invoices and reminders only', async () => {
    const off = { orderUpdates: false, promotions: true, newsletter: true };
    // The older record counts, as on the page with the preferences.
    await firestore.doc('users/asha').set({ emailPreferences: off });
    const order: Order = { ...sold, uid: 'asha' };
    await putOrder(order);
    await happen(undefined, REQUESTED);
    await orderMailTask.run({ orderId: 'o1', event: 'dispatched' }, server);
    expect((await mails()).map(({ id }) => id)).toEqual(['new-request-o1']);
    expect((await remindOfPayment(['o1'], 'meera', server, NOW)).success).toBe(true);
    expect((await mails()).map(({ id }) => id)).toContain('reminder-asha-2026-11-26');
  });

  test('a parcel is announced with its tracking number; without one, the dispatch is', async () => {
    await putOrder({ ...sold, uid: 'asha', status: 'dispatched' });
    await orderMailTask.run({ orderId: 'o1', event: 'dispatched' }, server);
    const facts = { courier: 'DTDC', trackingNumber: 'D1', weightG: 850, insuredPaise: 25_000_00 };
    const shipment = buildShipment(facts);
    await firestore.doc('orders/o1/shipments/s1').set(encodeDocument(shipmentKind, shipment));
    for (const _time of [1, 2])
      await parcelMailTask.run({ orderId: 'o1', shipmentId: 's1' }, server);
    expect(await mails()).toMatchObject([
      { id: 'dispatched-o1', content: { lines: [] } },
      { id: 'parcel-o1-s1', content: facts },
    ]);
    await reset();
    await putOrder({ ...sold, uid: 'asha', status: 'dispatched', sentUnits: 10 });
    await orderMailTask.run({ orderId: 'o1', event: 'dispatched' }, server);
    expect(await mails()).toEqual([]);
  });

  test('a parcel of an order that is not packed is not announced', async () => {
    await putOrder({ ...sold, uid: 'asha', status: 'confirmed' });
    await firestore
      .doc('orders/o1/shipments/s1')
      .set(encodeDocument(shipmentKind, buildShipment({})));
    await parcelMailTask.run({ orderId: 'o1', shipmentId: 's1' }, server);
    expect(await mails()).toEqual([]);
  });

  test('customers without an account get mail at the address that staff entered', async () => {
    const contact = { ...sold.contact, email: 'ravi@shop.in' };
    const uid = await putCustomer({ ...contact, email: 'office@shop.in' });
    await putOrder({ ...QUOTED, uid, contact });
    await happen(REQUESTED, QUOTED);
    expect(await mails()).toMatchObject([
      {
        to: 'ravi@shop.in',
        content: {
          hasAccount: false,
          quotedLines: expect.arrayContaining(['RG101: 10 pieces × ₹100 = ₹1,000']) as string[],
        },
      },
    ]);
    const { email: _email, ...noEmail } = contact;
    const order: Order = { ...QUOTED, uid, contact: noEmail, rev: 9 };
    await putOrder(order);
    await happen(REQUESTED, order);
    expect((await mails()).map(({ to }) => to)).toContain('office@shop.in');
    // The account was deleted.
    const deleted: Order = { ...QUOTED, uid: 'deleted', contact, rev: 10 };
    await putOrder(deleted);
    await happen(REQUESTED, deleted);
    expect(await mails()).toHaveLength(2);
  });

  test('an expiring quote is announced once, unless it was short from the start', async () => {
    await putOrder(QUOTED);
    const late = (QUOTED.quote?.validUntil ?? 0) - 2 * HOUR;
    await remindOfQuotes(server, late - 24 * HOUR);
    expect(await mails()).toEqual([]);
    await remindOfQuotes(server, late);
    await remindOfQuotes(server, late + HOUR);
    expect(await mails()).toMatchObject([{ content: { kind: 'quote-expiring' } }]);
    await firestore.recursiveDelete(firestore.collection('mail'));
    await putOrder({ ...QUOTED, timeline: [{ status: 'quoted', at: late, by: 'meera' }] });
    await remindOfQuotes(server, late);
    await putOrder({ ...QUOTED, status: 'accepted' });
    await remindOfQuotes(server, late);
    // The customer waits for another quote.
    await putOrder({ ...QUOTED, changeRequest: { text: 'Matte, please', at: NOW + HOUR } });
    await remindOfQuotes(server, late);
    expect(await mails()).toEqual([]);
  });

  test('an order that fails is recorded for staff, and other quotes have their reminders', async () => {
    await putOrder(QUOTED);
    await putOrder(QUOTED, 'o2');
    await firestore.doc('orders/o1').update({ lines: [] });
    const late = (QUOTED.quote?.validUntil ?? 0) - 2 * HOUR;
    for (const _time of [1, 2]) await remindOfQuotes(server, late);
    expect(await mails()).toMatchObject([{ content: { kind: 'quote-expiring', orderId: 'o2' } }]);
    const { docs } = await firestore.collection('failures').get();
    expect(docs.map((each) => each.data())).toMatchObject([
      { task: 'quote-reminder', error: expect.stringMatching(/lines/) },
    ]);
    await putOrder(QUOTED);
    await quoteReminderTask(() => late).rerun(String(docs[0]?.get('input')), server);
    expect(await mails()).toHaveLength(2);
  });

  test('an invoice is sent once, with what is left to pay', async () => {
    await putOrder({ ...sold, uid: 'asha' });
    const amounts = { totalPaise: 46_350, paidPaise: 16_350 };
    const invoice = buildInvoice({ orderId: 'o1', uid: 'asha', ...amounts });
    await firestore.doc('invoices/o1').set(encodeDocument(invoiceKind, invoice));
    for (const _time of [1, 2]) await invoiceMailTask.run({ invoiceId: 'o1' }, server);
    expect(await mails()).toMatchObject([
      {
        id: 'invoice-o1',
        to: 'asha@shop.in',
        content: { totalPaise: 46_350, balancePaise: 30_000 },
      },
    ]);
  });
});
