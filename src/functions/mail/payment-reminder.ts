/** Staff remind a customer of payments that are due, by mail, at most once a day. */
import * as z from 'zod';
import { indiaDay } from '#core/india-time.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { dueOf } from '#core/order/balance.ts';
import { documentId } from '#schema/fields.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import { mailKind, MOST_REMINDED_ORDERS } from '#schema/mail.ts';
import { orderKind } from '#schema/order.ts';
import type { StaffCall } from '#functions/call.ts';
import { readDocument } from '#functions/read-document.ts';
import { recordChange } from '#functions/record-change.ts';
import type { Server } from '#functions/server.ts';
import { queueMail } from './queue-mail.ts';
import { readRecipient } from './recipient.ts';

const input = z.object({ orderIds: z.array(documentId).min(1).max(MOST_REMINDED_ORDERS) });

export interface Reminded {
  to: string;
}

/**
 * @param orderIds of one customer
 * @param by uid of the member of staff
 * @param now ms
 * @throws Error when the database is unavailable
 */
export const remindOfPayment = (
  orderIds: readonly string[],
  by: string,
  server: Server,
  now = Date.now(),
): Promise<Result<Reminded>> =>
  server.firestore.runTransaction(async (transaction): Promise<Result<Reminded>> => {
    const orders = await Promise.all(
      orderIds.map(async (id) => ({
        id,
        order: await readDocument(transaction, server, orderKind, id),
      })),
    );
    const due = orders.flatMap(({ id, order }) => {
      const duePaise = order === undefined ? undefined : dueOf(order);
      return order === undefined || duePaise === undefined || duePaise <= 0
        ? []
        : [{ id, order, duePaise }];
    });
    const [first] = due;
    if (first === undefined) return failed('Nothing is due any more. Reload the page.');
    const { uid, contact } = first.order;
    if (!due.every(({ order }) => order.uid === uid))
      return failed('These orders belong to different customers.');
    const recipient = await readRecipient(transaction, server, first.order);
    if (recipient === undefined) return failed(`${contact.name} has no email address.`);
    const settings = await readDocument(transaction, server, invoicingSettingsKind, 'invoicing');
    const { to, name, hasAccount } = recipient;
    const mail = `reminder-${uid}-${indiaDay(now)}`;
    const isNew = await queueMail(
      transaction,
      server,
      {
        id: mail,
        to,
        content: {
          kind: 'payment-reminder',
          ...{ name, hasAccount, bank: settings?.bank, upiId: settings?.upiId },
          orders: due.map(({ id, order, duePaise }) => ({
            ...{ orderId: id, number: order.number, duePaise },
            totalPaise: order.quote?.totalPaise ?? duePaise,
          })),
        },
      },
      now,
    );
    if (!isNew) return failed('This customer already got a reminder today. Try again tomorrow.');
    recordChange(transaction, server, {
      ...{ path: `${mailKind.collection}/${mail}`, action: 'create', by, before: {} },
      after: { kind: 'payment-reminder', orders: due.map(({ order }) => order.number) },
    });
    return succeeded({ to });
  });

export const paymentReminderCall: StaffCall<typeof input, Reminded> = {
  area: 'sales',
  input,
  run: ({ orderIds }, by, server) => remindOfPayment(orderIds, by, server),
};
