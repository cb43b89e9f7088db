/** Queues a mail once for each event: the ID names the event, so a replayed event finds the mail of its first run. */
import type { Transaction } from '#firebase/admin/firestore.ts';
import { encodeDocument } from '#schema/kind.ts';
import { mailKind, type Mail } from '#schema/mail.ts';
import type { Server } from '#functions/server.ts';

export interface NewMail extends Pick<Mail, 'to' | 'content'> {
  /** Made from the event, like `quote-ORDER-REVISION`. */
  id: string;
}

/**
 * The mail is sent when the transaction has succeeded. Call it before the transaction's first write, because it reads.
 * @returns whether it was queued now; false when a mail with this ID was queued before
 * @throws ZodError when the mail does not fit its schema
 */
export async function queueMail(
  transaction: Transaction,
  { firestore }: Pick<Server, 'firestore'>,
  { id, to, content }: NewMail,
  now = Date.now(),
): Promise<boolean> {
  const mail = firestore.collection(mailKind.collection).doc(id);
  if ((await transaction.get(mail)).exists) return false;
  const delivery = { state: 'queued', dueAt: now } as const;
  transaction.create(
    mail,
    encodeDocument(mailKind, { to, content, delivery, attempts: 0, queuedAt: now }),
  );
  return true;
}
