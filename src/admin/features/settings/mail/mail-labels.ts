/** What staff call mails, their states and the tasks of functions. */
import type { ChipLook } from '#admin/shell/chip.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import type { Mail, MailKind, MailState } from '#schema/mail.ts';
import type { TaskName } from '#schema/task-failure.ts';

export const MAIL_KIND_NAMES: Readonly<Record<MailKind, string>> = {
  'order-received': 'Order received',
  'quote-ready': 'Quote ready',
  'quote-expiring': 'Quote expiring',
  dispatched: 'Dispatched',
  invoice: 'Invoice',
  'payment-reminder': 'Payment reminder',
  'account-approved': 'Approved for sign-in prices',
  'staff-invitation': 'Staff invitation',
  'new-request': 'New request (to staff)',
  'customer-answer': 'Answer of a customer (to staff)',
};

export const MAIL_STATE_NAMES: Readonly<Record<MailState, string>> = {
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  dismissed: 'Dismissed',
};

export const MAIL_STATE_LOOKS: Readonly<Record<MailState, ChipLook>> = {
  queued: 'warn',
  sending: 'warn',
  sent: 'good',
  failed: 'bad',
  dismissed: 'plain',
};

export const TASK_NAMES: Readonly<Record<TaskName, string>> = {
  'start-publish': 'Start a publish on GitHub',
  'move-invoices': 'Move the invoices of an order to its customer',
  'index-account': 'Add an account to the customer search',
  'index-customer': 'Update a customer in the customer search',
  'index-order': 'Update an order in the order search',
  'limit-requests': 'Count the order requests of an account',
  'order-mail': 'Queue the emails about an order',
  'parcel-mail': 'Queue the email about a parcel',
  'invoice-mail': 'Queue the email about an invoice',
  'quote-reminder': 'Remind the customer that a quote expires',
  'approval-mail': 'Queue the email about an approval',
};

/** The order of a mail; undefined for a mail about no order or several. */
export function orderOfMail({ content }: Pick<Mail, 'content'>): string | undefined {
  if (content.kind === 'staff-invitation' || content.kind === 'account-approved') return undefined;
  if (content.kind !== 'payment-reminder') return content.orderId;
  const [only, ...others] = content.orders;
  return others.length === 0 ? only?.orderId : undefined;
}

/** The subject; the kind of a mail that was not rendered yet. */
export const subjectOf = ({ content, rendered }: Pick<Mail, 'content' | 'rendered'>): string =>
  rendered?.subject ?? MAIL_KIND_NAMES[content.kind];

/** What happens next, or what staff can do; undefined for a mail that is sent. */
export function mailNote({ delivery }: Pick<Mail, 'delivery'>, now: number): string | undefined {
  switch (delivery.state) {
    case 'queued':
      return delivery.dueAt <= now
        ? 'It is sent within a few minutes.'
        : `The next attempt is at ${formatShortMoment(delivery.dueAt)}.`;
    case 'sending':
      return 'It is being sent.';
    case 'failed':
      return delivery.mayHaveArrived
        ? 'It may have arrived. Ask the reader, or check the mail server, before you send it again.'
        : 'It was not sent. Fix the cause, then send it again.';
    case 'sent':
      return undefined;
    case 'dismissed':
      return 'Staff decided not to send it.';
  }
}
