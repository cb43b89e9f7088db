/** Queues the mails about an order: received, quoted, dispatched without a parcel; and the notices for staff. */
import * as z from 'zod';
import type { Transaction } from '#firebase/admin/firestore.ts';
import { advanceDue } from '#core/quoting/advance.ts';
import { revisionOf } from '#core/quoting/quote-revision.ts';
import { fixedRateText, quotedLines } from '#core/order/quote-summary.ts';
import { documentId } from '#schema/fields.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import { orderKind, type ChangeRequest, type Order } from '#schema/order.ts';
import { sentQuoteKind } from '#schema/sent-quote.ts';
import { SALES_SETTINGS_ID, salesSettingsKind } from '#schema/sales-settings.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { customerAnswer, type MailContent, type MailLine } from '#schema/mail.ts';
import { decoded, readDocument } from '#functions/read-document.ts';
import { defineTask, type TaskServer } from '#functions/tasks/task.ts';
import { quoteFingerprint } from './order-events.ts';
import { changeTexts } from './quote-changes.ts';
import { queueMail } from './queue-mail.ts';
import { readRecipient } from './recipient.ts';

const input = z.object({
  orderId: documentId,
  event: z.enum(['received', 'quoted', 'answered', 'dispatched']),
  /** Of a quote and of an answer: the revision that has it. */
  rev: z.string().optional(),
  /** Of a quote: its fingerprint. */
  quote: z.string().optional(),
  isRevised: z.boolean().optional(),
  answer: customerAnswer.optional(),
});
type Input = z.output<typeof input>;

/** What a mail says of the order. */
const aboutOrder = (orderId: string, { number, contact }: Order, hasAccount: boolean) => ({
  ...{ orderId, number, hasAccount },
  name: contact.name,
});

const mailLines = (lines: Order['lines']): MailLine[] =>
  lines.map(({ sku, title, qty, unit, size }) => ({ sku, title, qty, unit, size }));

/** What differs from the quote before; undefined if one of them is not stored. */
async function readChanges(
  transaction: Transaction,
  { firestore }: TaskServer,
  orderId: string,
  quote: NonNullable<Order['quote']>,
): Promise<string[] | undefined> {
  const revision = revisionOf(quote);
  const paths = [revision - 1, revision].map(
    (each) => `${orderKind.collection}/${orderId}/quotes/${each}`,
  );
  const [before, after] = await transaction.getAll(...paths.map((path) => firestore.doc(path)));
  if (!before?.exists || !after?.exists) return undefined;
  return changeTexts(
    decoded(sentQuoteKind, before.ref.path, before.data()),
    decoded(sentQuoteKind, after.ref.path, after.data()),
  );
}

async function queueForCustomer(
  transaction: Transaction,
  server: TaskServer,
  { orderId, event, rev, quote: fingerprint, isRevised = false }: Input,
): Promise<void> {
  const order = await readDocument(transaction, server, orderKind, orderId);
  if (order === undefined) return;
  const recipient = await readRecipient(transaction, server, order);
  if (!recipient?.getsOrderUpdates) return;
  const about = aboutOrder(orderId, order, recipient.hasAccount);
  const { to } = recipient;
  if (event === 'received') {
    // Anyone can register with a stranger's address, and send requests.
    if (!recipient.isVerified) return;
    const lines = mailLines(order.lines);
    const { source } = order;
    await queueMail(transaction, server, {
      ...{ id: `received-${orderId}`, to },
      content: { kind: 'order-received', ...about, lines, source },
    });
    return;
  }
  if (event === 'dispatched') {
    // Each parcel has a mail of its own.
    if ((order.sentUnits ?? 0) > 0) return;
    await queueMail(transaction, server, {
      ...{ id: `dispatched-${orderId}`, to },
      content: { kind: 'dispatched', ...about, lines: [] },
    });
    return;
  }
  const { status, quote } = order;
  // The customer has answered it, or a later quote has a mail of its own.
  if (status !== 'quoted' || quote === undefined || quoteFingerprint(quote) !== fingerprint) return;
  const { totalPaise, validUntil, note } = quote;
  const advancePaise = advanceDue(order) || undefined;
  const settings =
    advancePaise === undefined
      ? undefined
      : await readDocument(transaction, server, invoicingSettingsKind, 'invoicing');
  const isCompared = isRevised && !recipient.hasAccount;
  const changes = isCompared ? await readChanges(transaction, server, orderId, quote) : undefined;
  await queueMail(transaction, server, {
    ...{ id: `quote-${orderId}-${rev}`, to },
    content: {
      kind: 'quote-ready',
      ...about,
      ...{ totalPaise, advancePaise, validUntil, note, isRevised, changes },
      fixedRate: fixedRateText(quote) || undefined,
      ...{ bank: settings?.bank, upiId: settings?.upiId },
      ...(!recipient.hasAccount && { quotedLines: quotedLines(quote) }),
    },
  });
}

const HOUR = 3_600_000;

/** Customers can ask for changes as often as they like: staff get one mail an hour about each quote. */
const changeMailId = (orderId: string, quote: Order['quote'], { at }: ChangeRequest): string =>
  `change-${orderId}-${quote?.revision ?? 1}-${Math.floor(at / HOUR)}`;

/** The notice of a new request or of an answer. Staff need none of orders that they have entered. */
function staffNotice(
  { orderId, rev, answer }: Input,
  order: Order,
): { id: string; content: MailContent } | undefined {
  const about = {
    ...aboutOrder(orderId, order, true),
    businessName: order.contact.businessName,
  };
  if (answer !== undefined) {
    const { status, timeline, changeRequest, quote } = order;
    const event = timeline.find((each) => each.status === status);
    const isChange = answer === 'change' && changeRequest !== undefined;
    const note = isChange ? changeRequest.text : event?.note;
    const totalPaise = quote?.totalPaise;
    return {
      id: isChange ? changeMailId(orderId, quote, changeRequest) : `answer-${orderId}-${rev}`,
      content: { kind: 'customer-answer', ...about, answer, note, totalPaise },
    };
  }
  if (order.placedBy !== undefined) return undefined;
  const { note, lines } = order;
  return {
    id: `new-request-${orderId}`,
    content: { kind: 'new-request', ...about, lines: mailLines(lines), note },
  };
}

async function queueForStaff(
  transaction: Transaction,
  server: TaskServer,
  about: Input,
): Promise<void> {
  const order = await readDocument(transaction, server, orderKind, about.orderId);
  const notice = order && staffNotice(about, order);
  if (notice === undefined) return;
  const sales = await readDocument(transaction, server, salesSettingsKind, SALES_SETTINGS_ID);
  if (sales?.requestMail === 'off') return;
  const site = await readDocument(transaction, server, siteSettingsKind, 'site');
  const to = sales?.requestMailTo ?? site?.email;
  if (to === undefined) return;
  await queueMail(transaction, server, { ...notice, to });
}

export const orderMailTask = defineTask({
  name: 'order-mail',
  input,
  run: async (about: Input, server) => {
    const { firestore } = server;
    const { event } = about;
    if (event !== 'answered')
      await firestore.runTransaction((transaction) => queueForCustomer(transaction, server, about));
    if (event === 'received' || event === 'answered')
      await firestore.runTransaction((transaction) => queueForStaff(transaction, server, about));
  },
});
