/** Staff send a failed mail again, or dismiss it. */
import * as z from 'zod';
import { succeeded } from '#core/result.ts';
import { documentId } from '#schema/fields.ts';
import { encodeDocument } from '#schema/kind.ts';
import { mailKind, type MailDelivery } from '#schema/mail.ts';
import type { StaffCall } from '#functions/call.ts';
import { readDocument } from '#functions/read-document.ts';
import { recordChange } from '#functions/record-change.ts';

const input = z.object({
  ids: z.array(documentId).min(1).max(100),
  action: z.enum(['send', 'dismiss']),
});

/** Only failed mails change, so a second click does nothing. @returns how many have changed */
export const resolveMailCall: StaffCall<typeof input, { changed: number }> = {
  area: 'sales',
  input,
  run: async ({ ids, action }, by, server) => {
    const now = Date.now();
    let changed = 0;
    for (const id of ids) {
      const hasChanged = await server.firestore.runTransaction(async (transaction) => {
        const mail = await readDocument(transaction, server, mailKind, id);
        if (mail?.delivery.state !== 'failed') return false;
        const delivery: MailDelivery =
          action === 'send' ? { state: 'queued', dueAt: now } : { state: 'dismissed', at: now };
        const attempts = action === 'send' ? 0 : mail.attempts;
        transaction.set(
          server.firestore.collection(mailKind.collection).doc(id),
          encodeDocument(mailKind, { ...mail, delivery, attempts }),
        );
        recordChange(transaction, server, {
          path: `${mailKind.collection}/${id}`,
          by,
          before: { delivery: mail.delivery.state },
          after: { delivery: delivery.state },
        });
        return true;
      });
      if (hasChanged) changed += 1;
    }
    return succeeded({ changed });
  },
};
