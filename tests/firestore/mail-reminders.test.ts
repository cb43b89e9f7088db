/** Staff remind customers of payments that are due. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildCustomerRecord } from '#fixtures/build.ts';
import { piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { openMailDatabase } from '#fixtures/mail-database.ts';
import { remindOfPayment } from '#functions/mail/payment-reminder.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';

const { firestore, server, audits, mails, reset, close } = openMailDatabase();
beforeEach(reset);
afterAll(close);

const NOW = Date.parse('2026-11-26T06:30:00Z');
const HOUR = 3_600_000;
const { order: sold } = saleOf({ lines: [piece('RG101', 10, 10_000)] });

const putOrder = (order: Order, id = 'o1') =>
  firestore.doc(`orders/${id}`).set(encodeDocument(orderKind, order));

test('is sent once a day, with what is due', async () => {
  await putOrder({ ...sold, uid: 'asha', paidPaise: 3_000 });
  expect(unwrapped(await remindOfPayment(['o1'], 'meera', server, NOW))).toEqual({
    to: 'asha@shop.in',
  });
  const again = await remindOfPayment(['o1'], 'meera', server, NOW + HOUR);
  expect(again).toMatchObject({
    success: false,
    error: expect.stringMatching(/already got a reminder today/),
  });
  expect(await mails()).toMatchObject([
    { content: { orders: [{ totalPaise: 103_000, duePaise: 100_000 }] } },
  ]);
  // In the activity of the person, once.
  expect(await audits()).toMatchObject([
    {
      ...{ path: 'mail/reminder-asha-2026-11-26', action: 'create', by: 'meera' },
      after: { kind: 'payment-reminder', orders: [sold.number] },
    },
  ]);
  expect((await remindOfPayment(['o1'], 'meera', server, NOW + 24 * HOUR)).success).toBe(true);
});

test('is for all orders of an account, whichever phone number they have', async () => {
  const contact = { ...sold.contact, phone: '+919876500000' };
  await putOrder({ ...sold, uid: 'asha' });
  await putOrder({ ...sold, uid: 'asha', contact }, 'o2');
  expect(unwrapped(await remindOfPayment(['o1', 'o2'], 'meera', server, NOW))).toEqual({
    to: 'asha@shop.in',
  });
});

test('is not sent without a due payment or an address, nor to two customers at once', async () => {
  await putOrder({ ...sold, uid: 'asha', paidPaise: 103_000 });
  expect(await remindOfPayment(['o1'], 'meera', server, NOW)).toMatchObject({
    error: expect.stringMatching(/Nothing is due/),
  });
  const entered = crypto.randomUUID();
  const record = encodeDocument(customerRecordKind, buildCustomerRecord({ contact: sold.contact }));
  await firestore.doc(`customers/${entered}`).set(record);
  await putOrder({ ...sold, uid: entered });
  expect(await remindOfPayment(['o1'], 'meera', server, NOW)).toMatchObject({
    error: expect.stringMatching(/no email/),
  });
  await putOrder({ ...sold, uid: 'asha' }, 'o2');
  expect(await remindOfPayment(['o1', 'o2'], 'meera', server, NOW)).toMatchObject({
    error: expect.stringMatching(/different customers/),
  });
  expect(await mails()).toEqual([]);
});
