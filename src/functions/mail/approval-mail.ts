/** Queues the mail that tells a buyer of the approval by staff, once per account. */
import * as z from 'zod';
import { customerRecordKind } from '#schema/customer-record.ts';
import { documentId } from '#schema/fields.ts';
import { SALES_SETTINGS_ID, salesSettingsKind } from '#schema/sales-settings.ts';
import { webUserKind } from '#schema/web-user.ts';
import { readDocument } from '#functions/read-document.ts';
import { defineTask } from '#functions/tasks/task.ts';
import { queueMail } from './queue-mail.ts';

export const approvalMailTask = defineTask({
  name: 'approval-mail',
  input: z.object({ uid: documentId }),
  run: ({ uid }, server) =>
    server.firestore.runTransaction(async (transaction) => {
      const sales = await readDocument(transaction, server, salesSettingsKind, SALES_SETTINGS_ID);
      const record = await readDocument(transaction, server, customerRecordKind, uid);
      // Withdrawn in the meantime, or without a meaning for the buyer.
      if (sales?.approveBuyers !== true || record?.isApproved !== true) return;
      const profile = await readDocument(transaction, server, webUserKind, uid);
      // Prices are shown to buyers with a verified email only.
      if (profile?.emailVerified !== true) return;
      await queueMail(transaction, server, {
        id: `approved-${uid}`,
        to: profile.email,
        content: { kind: 'account-approved', name: profile.displayName || profile.email },
      });
    }),
});
