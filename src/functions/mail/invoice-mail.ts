/** Queues the mail about an invoice or a credit note. Email preferences don't apply to it: the buyer has a right to it. */
import * as z from 'zod';
import { invoiceBalance } from '#core/invoicing/invoice-balance.ts';
import { documentId } from '#schema/fields.ts';
import { invoiceKind, isTaxDocument } from '#schema/invoice.ts';
import { orderKind } from '#schema/order.ts';
import { readDocument } from '#functions/read-document.ts';
import { defineTask } from '#functions/tasks/task.ts';
import { queueMail } from './queue-mail.ts';
import { readRecipient } from './recipient.ts';

export const invoiceMailTask = defineTask({
  name: 'invoice-mail',
  input: z.object({ invoiceId: documentId }),
  run: ({ invoiceId }, server) =>
    server.firestore.runTransaction(async (transaction) => {
      const invoice = await readDocument(transaction, server, invoiceKind, invoiceId);
      // A challan goes with its goods.
      if (invoice === undefined || !isTaxDocument(invoice)) return;
      const order = await readDocument(transaction, server, orderKind, invoice.orderId);
      if (order === undefined) return;
      const recipient = await readRecipient(transaction, server, order);
      if (recipient === undefined) return;
      await queueMail(transaction, server, {
        id: `invoice-${invoiceId}`,
        to: recipient.to,
        content: {
          kind: 'invoice',
          ...{ invoiceId, orderId: invoice.orderId, number: order.number },
          name: order.contact.name,
          hasAccount: recipient.hasAccount,
          document: invoice.kind,
          invoiceNumber: invoice.number,
          totalPaise: invoice.totalPaise,
          ...(invoice.paidPaise !== undefined && { balancePaise: invoiceBalance(invoice) }),
        },
      });
    }),
});
