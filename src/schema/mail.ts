/** A mail of the shop (`mail/{id}`): what it says, and whether it was sent. Only functions write it. */
import * as z from 'zod';
import { documentId, email, instant, line, link, paise, text } from './fields.ts';
import { invoiceNumber } from './invoice.ts';
import { defineKind } from './kind.ts';
import {
  LONGEST_BUSINESS_NAME,
  LONGEST_CONTACT_NAME,
  LONGEST_COURIER,
  LONGEST_MAIL_LINE,
  LONGEST_NAME,
  LONGEST_ORDER_NOTE,
  LONGEST_REFERENCE,
  LONGEST_SIZE,
  LONGEST_STEP_NOTE,
  LONGEST_TITLE,
  MOST_ORDER_LINES,
} from './limits.ts';
import { bankAccount, upiId } from './invoicing-settings.ts';
import { order, orderLine, orderSource } from './order.ts';
import { shipment } from './shipment.ts';

/** A row of a list of products. */
const mailLine = z.object({
  ...orderLine.pick({ sku: true, qty: true, unit: true }).shape,
  /** Absent in a parcel, which lists SKUs only. */
  title: line(LONGEST_TITLE).optional(),
  size: line(LONGEST_SIZE).optional(),
});
export type MailLine = z.output<typeof mailLine>;

const lines = z.array(mailLine).max(MOST_ORDER_LINES);

/** The order that a mail is about, as on the day of the event. */
const ofOrder = {
  orderId: documentId,
  number: order.shape.number,
  /** How the mail addresses its reader. */
  name: line(LONGEST_CONTACT_NAME),
  /** Whether the reader can open the order in an account. */
  hasAccount: z.boolean().meta({ example: true }),
};

const quoted = { totalPaise: paise, validUntil: instant };

/** Orders in one payment reminder. */
export const MOST_REMINDED_ORDERS = 50;

const dueOrder = z.object({
  orderId: documentId,
  number: order.shape.number,
  totalPaise: paise,
  duePaise: paise,
});

/** What customers do with a quote or an order in their account. */
export const customerAnswer = z.enum(['accepted', 'change', 'declined', 'cancelled']);
export type CustomerAnswer = z.output<typeof customerAnswer>;

/** What a mail says, by its kind. It is rendered when it is sent. */
const mailContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order-received'),
    ...ofOrder,
    lines,
    /** How the order reached staff; absent for one from the site. */
    source: orderSource.optional(),
  }),
  z.object({
    kind: z.literal('quote-ready'),
    ...ofOrder,
    ...quoted,
    note: line(LONGEST_ORDER_NOTE).optional(),
    /** What of the advance is not paid yet; absent if nothing. */
    advancePaise: paise.optional(),
    /** That the silver rate is fixed until the quote expires; absent without lines by weight. */
    fixedRate: line(200).optional(),
    /** What is quoted, for a reader without an account; each line as text. */
    quotedLines: z
      .array(line(LONGEST_MAIL_LINE))
      .max(2 * MOST_ORDER_LINES)
      .optional(),
    /** What differs from the earlier quote, for the same reader; each change as text. */
    changes: z
      .array(line(LONGEST_MAIL_LINE))
      .max(3 * MOST_ORDER_LINES)
      .optional(),
    /** Where the advance is paid; absent without one. */
    bank: bankAccount.optional(),
    upiId: upiId.optional(),
    /** Whether it replaces an earlier quote. */
    isRevised: z.boolean().meta({ example: false }),
  }),
  z.object({ kind: z.literal('quote-expiring'), ...ofOrder, ...quoted }),
  z.object({
    kind: z.literal('dispatched'),
    ...ofOrder,
    /** Absent when staff recorded no parcel. */
    courier: line(LONGEST_COURIER).optional(),
    trackingNumber: line(LONGEST_REFERENCE).optional(),
    trackingUrl: link.optional(),
    parcels: z.int().min(1).max(999).optional(),
    /** Absent in older mails, too. */
    ...shipment.pick({ weightG: true, insuredPaise: true }).shape,
    lines,
  }),
  z.object({
    kind: z.literal('invoice'),
    ...ofOrder,
    invoiceId: documentId,
    document: z.enum(['invoice', 'creditNote']).meta({ example: 'invoice' }),
    invoiceNumber,
    totalPaise: paise,
    /** What of the total is left to pay; absent if nothing was paid. */
    balancePaise: paise.optional(),
  }),
  z.object({
    kind: z.literal('payment-reminder'),
    name: ofOrder.name,
    hasAccount: ofOrder.hasAccount,
    /** The customer's orders with a payment due. */
    orders: z.array(dueOrder).min(1).max(MOST_REMINDED_ORDERS),
    bank: bankAccount.optional(),
    upiId: upiId.optional(),
  }),
  z.object({ kind: z.literal('account-approved'), name: ofOrder.name }),
  z.object({
    kind: z.literal('staff-invitation'),
    /** For people: `Sales`. */
    role: line(40),
    /** The name or email of who invites. */
    invitedBy: line(LONGEST_NAME),
    /** Where the reader accepts: a full URL, or a path of the site. */
    link: z.string().max(1_000).meta({ example: '/register' }),
  }),
  z.object({
    kind: z.literal('new-request'),
    ...ofOrder,
    businessName: line(LONGEST_BUSINESS_NAME).optional(),
    lines,
    note: line(LONGEST_ORDER_NOTE).optional(),
  }),
  z.object({
    kind: z.literal('customer-answer'),
    ...ofOrder,
    businessName: line(LONGEST_BUSINESS_NAME).optional(),
    answer: customerAnswer,
    note: line(LONGEST_STEP_NOTE).optional(),
    /** Of the quote; absent without one. */
    totalPaise: paise.optional(),
  }),
]);
export type MailContent = z.output<typeof mailContent>;
export type MailKind = MailContent['kind'];

const delivery = z.discriminatedUnion('state', [
  /** It is sent at `dueAt`: at once, or after a temporary failure. */
  z.object({ state: z.literal('queued'), dueAt: instant }),
  /** A function is sending it, until `until` at the latest. */
  z.object({ state: z.literal('sending'), until: instant }),
  z.object({ state: z.literal('sent'), at: instant }),
  /** It is not tried again until staff ask for it. */
  z.object({
    state: z.literal('failed'),
    at: instant,
    /** Whether the connection ended before the mail server confirmed the mail. */
    mayHaveArrived: z.boolean().meta({ example: false }),
  }),
  /** Staff decided not to send it after it had failed. */
  z.object({ state: z.literal('dismissed'), at: instant }),
]);
export type MailDelivery = z.output<typeof delivery>;
export type MailState = MailDelivery['state'];

export const LONGEST_MAIL_ERROR = 500;

/** As it was last given to the mail server. */
const rendered = z.object({
  subject: line(250),
  text: text(60_000),
  html: text(200_000),
});
export type RenderedMail = z.output<typeof rendered>;

const mail = z.object({
  to: email,
  content: mailContent.meta({
    example: { kind: 'staff-invitation', role: 'Sales', invitedBy: 'Meera', link: '/register' },
  }),
  delivery: delivery.meta({
    example: { state: 'queued', dueAt: new Date('2026-01-15T06:30:00Z') },
  }),
  attempts: z.int().min(0).meta({ example: 0 }),
  /** The last failure, for staff. */
  error: line(LONGEST_MAIL_ERROR).optional(),
  rendered: rendered.optional(),
  queuedAt: instant,
});
export type Mail = z.output<typeof mail>;

export const mailKind = defineKind({ name: 'mail', collection: 'mail', schema: mail });
