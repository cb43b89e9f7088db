/** What has to be done for mail at certain times: retries and deletion. */
import { decodeDocument } from '#schema/kind.ts';
import { mailKind } from '#schema/mail.ts';
import type { TaskServer } from '#functions/tasks/task.ts';
import { endSending, sendMail, type SmtpSender } from './send-mail.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Mails of one run; the next run goes on. */
const AT_ONCE = 50;

/** A run begins no mail after this time, ms: each may take the timeout of the mail server, and the function has its own. */
const LAST_BEGIN_MS = 200_000;

/**
 * Sends what is due, as far as the time of the function allows, and ends attempts that ran out.
 * @param now returns ms
 */
export async function retryMail(
  server: TaskServer,
  { now = Date.now, send }: { now?: () => number; send?: SmtpSender } = {},
): Promise<void> {
  const mails = server.firestore.collection(mailKind.collection);
  const { docs } = await mails.where('delivery.state', 'in', ['queued', 'sending']).get();
  const end = now() + LAST_BEGIN_MS;
  let sent = 0;
  for (const { ref, ...snapshot } of docs.map((each) => ({ ref: each.ref, data: each.data() }))) {
    const mail = decodeDocument(mailKind, ref.path, snapshot.data);
    if (!mail.success) continue;
    const { delivery } = mail.value;
    if (delivery.state === 'sending' && delivery.until <= now())
      await endSending(ref.id, server, now());
    const hasTime = sent < AT_ONCE && now() < end;
    if (delivery.state === 'queued' && delivery.dueAt <= now() && hasTime) {
      await sendMail(ref.id, server, { now, ...(send && { send }) });
      sent += 1;
    }
  }
}

/** How long mails stay readable for staff. */
const STORED_FOR_MS = 90 * DAY;

/** Deletes old mails, which contain names and addresses. No event is repeated after so long. */
export async function deleteOldMail({ firestore }: TaskServer, now = Date.now()): Promise<void> {
  const { docs } = await firestore
    .collection(mailKind.collection)
    .where('queuedAt', '<', new Date(now - STORED_FOR_MS))
    .limit(500)
    .get();
  const batch = firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
