/** Registers every Cloud Function; handlers are plain functions that receive the server's gateways. */
import { setGlobalOptions } from 'firebase-functions';
import {
  onDocumentCreated,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { hasAccount } from '#core/account/entered-customer.ts';
import { FUNCTIONS_REGION } from '#core/functions-region.ts';
import {
  indexAccountTask,
  indexCustomerTask,
  limitRequestsTask,
} from './customers/customer-tasks.ts';
import { changesContact, customersOfChange } from './customers/index-customer.ts';
import { claimCall, claimLinkCall } from './customers/order-claims.ts';
import { unlinkCall } from './customers/unlink-account.ts';
import {
  challanCall,
  creditNoteCall,
  invoiceCall,
  registrationCall,
} from './invoicing/invoice-calls.ts';
import { moveInvoicesTask } from './invoicing/move-invoices-task.ts';
import { approvalMailTask } from './mail/approval-mail.ts';
import { invoiceMailTask } from './mail/invoice-mail.ts';
import { deleteOldMail, retryMail } from './mail/mail-schedule.ts';
import { orderMailEvent, versionOf } from './mail/order-events.ts';
import { orderMailTask } from './mail/order-mail.ts';
import { parcelMailTask } from './mail/parcel-mail.ts';
import { paymentReminderCall } from './mail/payment-reminder.ts';
import { quoteReminderTask, remindOfQuotes } from './mail/quote-reminder.ts';
import { resolveMailCall } from './mail/resolve-mail.ts';
import { sendMail } from './mail/send-mail.ts';
import { indexOrderTask, needsIndex } from './orders/index-order.ts';
import { startPublishTask } from './rebuild/start-publish-task.ts';
import { personCall, staffCall } from './register.ts';
import { acceptCall, inviteCall, removeCall, roleCall, withdrawCall } from './staff/staff-calls.ts';
import { server, serverAccounts } from './server.ts';
import { readSettings } from './settings.ts';
import { resolveTaskCall } from './tasks/resolve-tasks.ts';
import { runTask } from './tasks/run-task.ts';
import type { TaskServer } from './tasks/task.ts';

/** In production a service account with only the roles that functions need: docs/recipes/go-live.md. */
setGlobalOptions({
  region: FUNCTIONS_REGION,
  maxInstances: 5,
  serviceAccount: 'functions@',
});

const taskServer = (): TaskServer => ({ ...server(), settings: readSettings() });

/** Without a mail server, events queue nothing. */
const hasMail = ({ settings }: TaskServer): boolean => settings.SMTP_HOST !== undefined;

/** Also compares the contact of an account with those of customers whom staff have entered. */
const comparingTask = (uid: string) => (hasAccount(uid) ? indexAccountTask : indexCustomerTask);

export const rebuildOnRequest = onDocumentCreated(
  { document: 'publishes/{id}', secrets: ['GITHUB_TOKEN'], retry: true },
  (event) => runTask(startPublishTask, { id: event.params.id }, event, taskServer()),
);

export const moveInvoicesWithOrder = onDocumentUpdated(
  { document: 'orders/{id}', retry: true },
  async (event) => {
    const { params, data } = event;
    if (data?.before.get('uid') !== data?.after.get('uid'))
      await runTask(moveInvoicesTask, { orderId: params.id }, event, taskServer());
  },
);

export const indexProfile = onDocumentWritten(
  { document: 'webUsers/{uid}', retry: true },
  (event) => runTask(indexAccountTask, { uid: event.params.uid }, event, taskServer()),
);

export const indexAddress = onDocumentWritten(
  { document: 'webUsers/{uid}/addresses/{id}', retry: true },
  (event) => runTask(indexCustomerTask, { uid: event.params.uid }, event, taskServer()),
);

export const indexCustomerRecord = onDocumentWritten(
  { document: 'customers/{uid}', retry: true },
  async (event) => {
    const to = taskServer();
    const { params, data } = event;
    await runTask(indexCustomerTask, { uid: params.uid }, event, to);
    // The customer that this one was merged into is also found by its contact.
    const into: unknown = data?.after.get('mergedInto');
    if (typeof into === 'string') await runTask(comparingTask(into), { uid: into }, event, to);
    const isApproved = (when: 'before' | 'after') => data?.[when].get('isApproved') === true;
    if (hasMail(to) && isApproved('after') && !isApproved('before'))
      await runTask(approvalMailTask, { uid: params.uid }, event, to);
  },
);

export const limitOrderRequests = onDocumentCreated(
  { document: 'orders/{id}', retry: true },
  async (event) => {
    const uid: unknown = event.data?.get('uid');
    const isEnteredByStaff = event.data?.get('source') !== undefined;
    if (typeof uid === 'string' && hasAccount(uid) && !isEnteredByStaff)
      await runTask(limitRequestsTask, { uid }, event, taskServer());
  },
);

/** One function for both indexes, because each function that starts takes its time. */
export const indexWrittenOrder = onDocumentWritten(
  { document: 'orders/{id}', retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    if (needsIndex(before, after))
      await runTask(indexOrderTask, { orderId: event.params.id }, event, taskServer());
    for (const uid of customersOfChange(before, after)) {
      const task = changesContact(before, after) ? comparingTask(uid) : indexCustomerTask;
      await runTask(task, { uid }, event, taskServer());
    }
  },
);

export const issueInvoice = staffCall(invoiceCall);
export const issueCreditNote = staffCall(creditNoteCall);
export const issueChallan = staffCall(challanCall);
export const registerInvoice = staffCall(registrationCall);

export const mailForOrder = onDocumentWritten(
  { document: 'orders/{id}', retry: true },
  async (event) => {
    const to = taskServer();
    const { before, after } = event.data ?? {};
    const mail = orderMailEvent(versionOf(before?.data()), versionOf(after?.data()));
    if (mail && hasMail(to))
      await runTask(orderMailTask, { orderId: event.params.id, ...mail }, event, to);
  },
);

export const mailForParcel = onDocumentCreated(
  { document: 'orders/{id}/shipments/{shipment}', retry: true },
  async (event) => {
    const to = taskServer();
    const { id: orderId, shipment: shipmentId } = event.params;
    if (hasMail(to)) await runTask(parcelMailTask, { orderId, shipmentId }, event, to);
  },
);

export const mailForInvoice = onDocumentCreated(
  { document: 'invoices/{id}', retry: true },
  async (event) => {
    const to = taskServer();
    if (hasMail(to)) await runTask(invoiceMailTask, { invoiceId: event.params.id }, event, to);
  },
);

/** Mail servers accept few connections at once. `retryQueuedMail` sends what this function could not. */
const SENDING = { secrets: ['SMTP_PASSWORD'], maxInstances: 2, timeoutSeconds: 120 };

export const sendQueuedMail = onDocumentWritten(
  { document: 'mail/{id}', concurrency: 5, ...SENDING },
  async ({ params, data }) => {
    if (data?.after.get('delivery.state') === 'queued') await sendMail(params.id, taskServer());
  },
);

export const retryQueuedMail = onSchedule(
  { schedule: 'every 5 minutes', ...SENDING, maxInstances: 1, timeoutSeconds: 280 },
  () => retryMail(taskServer()),
);

export const scheduledMail = onSchedule('every 60 minutes', async () => {
  const to = taskServer();
  if (hasMail(to)) await remindOfQuotes(to);
  await deleteOldMail(to);
});

export const linkCustomer = staffCall(claimLinkCall);
export const claimOrders = personCall(claimCall);
export const unlinkCustomer = staffCall(unlinkCall);

export const sendPaymentReminder = staffCall(paymentReminderCall);
export const resolveMail = staffCall(resolveMailCall);
export const resolveTask = staffCall(
  resolveTaskCall([
    startPublishTask,
    moveInvoicesTask,
    indexAccountTask,
    indexCustomerTask,
    indexOrderTask,
    limitRequestsTask,
    orderMailTask,
    parcelMailTask,
    invoiceMailTask,
    quoteReminderTask(),
    approvalMailTask,
  ]),
  { secrets: ['GITHUB_TOKEN'] },
);

export const inviteStaff = staffCall(inviteCall(serverAccounts));
export const withdrawInvitation = staffCall(withdrawCall(serverAccounts));
export const setStaffRole = staffCall(roleCall(serverAccounts));
export const removeStaff = staffCall(removeCall(serverAccounts));
export const acceptInvitation = personCall(acceptCall(serverAccounts));
