/** Sends a queued mail once: an instance claims it before it connects to the mail server. */
import * as z from 'zod';
import { errorMessage } from '#core/result.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { LONGEST_MAIL_ERROR, mailKind, type Mail, type MailDelivery } from '#schema/mail.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { decoded, readDocument } from '#functions/read-document.ts';
import { PermanentError } from '#functions/permanent-error.ts';
import type { TaskServer } from '#functions/tasks/task.ts';
import { renderMail } from './render-mail.ts';
import { sendBySmtp, type OutgoingMail, type SmtpOutcome } from './smtp.ts';

/** How long an instance may send, ms: longer than the timeout of the function. */
export const SENDING_MS = 5 * 60_000;

const MINUTE = 60_000;
/** The time from a temporary failure to the next attempt, ms; after the last one, the mail has failed. */
export const RETRY_AFTER_MS = [5, 15, 60, 3 * 60, 6 * 60, 12 * 60].map((each) => each * MINUTE);

const mailAt = ({ firestore }: TaskServer, id: string) =>
  firestore.collection(mailKind.collection).doc(id);

/** @returns undefined unless the mail is due, and no other instance has claimed it */
const claim = (id: string, server: TaskServer, now: number): Promise<Mail | undefined> =>
  server.firestore.runTransaction(async (transaction) => {
    const mail = await readDocument(transaction, server, mailKind, id);
    if (mail?.delivery.state !== 'queued' || mail.delivery.dueAt > now) return undefined;
    const delivery: MailDelivery = { state: 'sending', until: now + SENDING_MS };
    const claimed = { ...mail, delivery, attempts: mail.attempts + 1 };
    transaction.set(mailAt(server, id), encodeDocument(mailKind, claimed));
    return claimed;
  });

const NO_SERVER =
  'No mail server is set up. Set SMTP_HOST of the functions: see docs/recipes/go-live.md.';

/** @throws PermanentError naming the missing setting or the invalid field; any other error is temporary */
async function outgoing(
  id: string,
  { to, content }: Mail,
  { firestore, settings }: TaskServer,
): Promise<OutgoingMail> {
  const { SMTP_HOST, SMTP_USER, MAIL_FROM = SMTP_USER, SITE_URL } = settings;
  if (SMTP_HOST === undefined) throw new PermanentError(NO_SERVER);
  if (MAIL_FROM?.includes('@') !== true)
    throw new PermanentError('Set MAIL_FROM of the functions to the sender’s email address.');
  if (SITE_URL === undefined) throw new PermanentError('Set SITE_URL of the functions.');
  const path = `${siteSettingsKind.collection}/site`;
  const site = await firestore.doc(path).get();
  if (!site.exists) throw new PermanentError('Complete the settings under Settings → Business.');
  const seller = decoded(siteSettingsKind, path, site.data());
  return {
    ...renderMail(content, seller, SITE_URL.replace(/\/$/, '')),
    messageId: `<${id}@${MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1)}>`,
    from: { name: seller.businessName, address: MAIL_FROM },
    replyTo: seller.email,
    to,
  };
}

/** Why a mail was not given to the mail server. A failure of the database, for example, may be over at the next attempt. */
function preparationFailure(error: unknown): SmtpOutcome {
  const text = errorMessage(error).replace(/\s+/g, ' ').slice(0, LONGEST_MAIL_ERROR).trim();
  const isPermanent = error instanceof PermanentError || error instanceof z.ZodError;
  return { state: isPermanent ? 'permanent' : 'temporary', error: text };
}

/** What becomes of the mail after an attempt. */
function deliveryAfter(outcome: SmtpOutcome, attempts: number, now: number): MailDelivery {
  if (outcome.state === 'sent') return { state: 'sent', at: now };
  const wait = RETRY_AFTER_MS[attempts - 1];
  if (outcome.state === 'temporary' && wait !== undefined)
    return { state: 'queued', dueAt: now + wait };
  return { state: 'failed', at: now, mayHaveArrived: outcome.state === 'unknown' };
}

export type SmtpSender = typeof sendBySmtp;

/**
 * @param now returns ms
 * @returns the new state; undefined if there is nothing to send
 * @throws Error when the database is unavailable
 */
export async function sendMail(
  id: string,
  server: TaskServer,
  { now = Date.now, send = sendBySmtp }: { now?: () => number; send?: SmtpSender } = {},
): Promise<MailDelivery['state'] | undefined> {
  const mail = await claim(id, server, now());
  if (mail === undefined) return undefined;
  let rendered: OutgoingMail | undefined;
  let outcome: SmtpOutcome;
  try {
    rendered = await outgoing(id, mail, server);
    outcome = await send(rendered, server.settings);
  } catch (error) {
    outcome = preparationFailure(error);
  }
  const delivery = deliveryAfter(outcome, mail.attempts, now());
  const after: Mail = {
    ...mail,
    delivery,
    error: outcome.state === 'sent' ? undefined : outcome.error,
    rendered: rendered && { subject: rendered.subject, text: rendered.text, html: rendered.html },
  };
  await mailAt(server, id).set(encodeDocument(mailKind, after));
  return delivery.state;
}

const RAN_OUT =
  'The function ended before it stored the answer of the mail server. The reader may have got this mail.';

/** Marks a mail as failed whose sender ended without a result: staff decide whether to send it again. */
export const endSending = (id: string, server: TaskServer, now: number): Promise<void> =>
  server.firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(mailAt(server, id));
    const mail = decodeDocument(mailKind, snapshot.ref.path, snapshot.data());
    if (!mail.success || mail.value.delivery.state !== 'sending' || mail.value.delivery.until > now)
      return;
    const delivery: MailDelivery = { state: 'failed', at: now, mayHaveArrived: true };
    const ended = { ...mail.value, delivery, error: RAN_OUT };
    transaction.set(mailAt(server, id), encodeDocument(mailKind, ended));
  });
