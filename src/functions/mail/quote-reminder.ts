/** Queues the mail about a quote that expires soon. */
import * as z from 'zod';
import { logger } from 'firebase-functions';
import { openChange } from '#core/order/change-request.ts';
import { documentId, instant } from '#schema/fields.ts';
import { orderKind } from '#schema/order.ts';
import { readDocument } from '#functions/read-document.ts';
import { runTask } from '#functions/tasks/run-task.ts';
import { defineTask, type TaskServer } from '#functions/tasks/task.ts';
import { queueMail } from './queue-mail.ts';
import { readRecipient } from './recipient.ts';

/** Quotes that expire within this time have a reminder, if they were sent at least as long before. */
const REMIND_BEFORE_MS = 24 * 3_600_000;

const remindOfQuote = (orderId: string, server: TaskServer, now: number): Promise<void> =>
  server.firestore.runTransaction(async (transaction) => {
    const order = await readDocument(transaction, server, orderKind, orderId);
    if (order?.quote === undefined || order.status !== 'quoted') return;
    const { totalPaise, validUntil } = order.quote;
    const quotedAt = order.timeline.find(({ status }) => status === 'quoted')?.at ?? now;
    const isTooShort = validUntil - quotedAt < 2 * REMIND_BEFORE_MS;
    // The customer who asked for a change waits for another quote.
    if (isTooShort || validUntil <= now || openChange(order)) return;
    const recipient = await readRecipient(transaction, server, order);
    if (!recipient?.getsOrderUpdates) return;
    const { to, hasAccount } = recipient;
    const { number, contact } = order;
    await queueMail(transaction, server, {
      id: `expiring-${orderId}-${validUntil}`,
      to,
      content: {
        kind: 'quote-expiring',
        ...{ orderId, number, hasAccount, totalPaise, validUntil },
        name: contact.name,
      },
    });
  });

/** @param now returns ms */
export const quoteReminderTask = (now: () => number = Date.now) =>
  defineTask({
    name: 'quote-reminder',
    input: z.object({ orderId: documentId }),
    run: ({ orderId }, server) => remindOfQuote(orderId, server, now()),
  });

/**
 * Queues a reminder for each quote that expires soon. A failure does not stop the others: it is recorded for staff, a
 * temporary one if it also fails an hour later.
 * @param now ms
 */
export async function remindOfQuotes(server: TaskServer, now = Date.now()): Promise<void> {
  const { docs } = await server.firestore
    .collection(orderKind.collection)
    .where('quote.validUntil', '>', new Date(now))
    .where('quote.validUntil', '<=', new Date(now + REMIND_BEFORE_MS))
    .get();
  const task = quoteReminderTask(() => now);
  for (const order of docs.filter((each) => each.get('status') === 'quoted')) {
    const dueAt = instant.parse(order.get('quote.validUntil')) - REMIND_BEFORE_MS;
    const event = { id: order.id, time: new Date(dueAt).toISOString() };
    try {
      await runTask(task, { orderId: order.id }, event, server, now);
    } catch (error) {
      logger.error(`The reminder of the quote of order ${order.id} failed`, error);
    }
  }
}
