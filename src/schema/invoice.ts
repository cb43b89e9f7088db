/**
 * A tax invoice or a credit note (`invoices/{id}`). The ID of an invoice is that of its order. Written only by the server,
 * together with its number, and never changed: it contains everything that a reprint shows.
 */
import * as z from 'zod';
import {
  documentId,
  email,
  gstin,
  gstRateBps,
  hsn,
  instant,
  line,
  milligrams,
  paise,
  phone,
  text,
} from './fields.ts';
import { bankAccount, LONGEST_TERMS, seriesPrefix, upiId } from './invoicing-settings.ts';
import { defineKind } from './kind.ts';
import {
  LONGEST_BUSINESS_NAME,
  LONGEST_CONTACT_NAME,
  LONGEST_STEP_NOTE,
  LONGEST_TITLE,
  MOST_ORDER_LINES,
} from './limits.ts';
import { deliveryAddress, order } from './order.ts';
import { place } from './place.ts';
import { quoteLineFields } from './quote.ts';

/** The name of a state and the first two digits of a GSTIN registered there. */
const state = z.object({
  name: line(60).meta({ example: 'Telangana' }),
  code: z
    .string()
    .regex(/^\d{2}$/, 'expected a state code of 2 digits, like 36')
    .meta({ example: '36' }),
});
export type InvoiceState = z.output<typeof state>;

/** At most 16 characters (rule 46), and no 0, `-` or `/` first (e-invoice schema). */
export const invoiceNumber = z
  .string()
  .regex(/^[A-Z1-9][A-Z0-9/-]{0,15}$/, 'expected a number like INV/26-27/0001')
  .meta({ example: 'INV/26-27/0001' });

/** From 1 April to 31 March: `2026-27`. */
const financialYear = z
  .string()
  .regex(/^\d{4}-\d{2}$/, 'expected a financial year like 2026-27')
  .meta({ example: '2026-27' });

const seller = z.object({
  name: line(120),
  /** The name on the shop, if it differs. */
  tradeName: line(80).optional(),
  ...place,
  stateCode: state.shape.code,
  gstin,
  phone,
  email,
});

const buyer = z.object({
  name: line(LONGEST_BUSINESS_NAME),
  /** The person, if the name is that of a business. */
  attention: line(LONGEST_CONTACT_NAME).optional(),
  phone,
  email: email.optional(),
  /** Absent for an unregistered buyer. */
  gstin: gstin.optional(),
  address: deliveryAddress.optional(),
});

/** Taxes of a line or a sum of lines: CGST and SGST within the seller's state, otherwise IGST. */
const taxed = {
  taxablePaise: paise,
  cgstPaise: paise.meta({ example: 675 }),
  sgstPaise: paise.meta({ example: 675 }),
  igstPaise: paise.meta({ example: 0 }),
};

/** Unit Quantity Codes of the GST portal. */
const uqc = z.enum(['PCS', 'PRS', 'SET']).meta({ example: 'PCS' });
export type Uqc = z.output<typeof uqc>;

const { sku, qty, sizes, unit, rate } = quoteLineFields.shape;

const invoiceLine = z.object({
  ...{ sku, qty, sizes, unit, rate },
  title: line(LONGEST_TITLE),
  hsn,
  uqc,
  /** Net, of all units. */
  weightMg: milligrams.optional(),
  /** Before discounts. */
  amountPaise: paise,
  /** Its own discount, and its share of that of the quote. */
  discountPaise: paise.meta({ example: 0 }),
  /** Its share of freight and packing, which are part of the supply of the goods. */
  chargesPaise: paise.meta({ example: 0 }),
  gstRateBps,
  ...taxed,
  /** In a credit note, the position of the credited line in its invoice. */
  of: z.int().min(0).max(MOST_ORDER_LINES).optional(),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

/** Table 12 of GSTR-1: what was sold of an HSN code at a rate. */
const hsnTotal = z.object({ hsn, gstRateBps, uqc, qty: z.int().min(1), ...taxed });
export type HsnTotal = z.output<typeof hsnTotal>;

/** The invoice that a credit note corrects. */
const credited = z.object({
  id: documentId,
  number: invoiceNumber,
  issuedAt: instant,
  totalPaise: paise,
});

const invoice = z.object({
  kind: z.enum(['invoice', 'creditNote']).meta({ example: 'invoice' }),
  number: invoiceNumber,
  series: seriesPrefix,
  financialYear,
  /** The number within series and financial year, from 1 on without gaps. */
  serial: z.int().min(1).max(999_999),
  issuedAt: instant,
  /** uid of the member of staff. */
  issuedBy: documentId,
  orderId: documentId,
  orderNumber: order.shape.number,
  /** The customer's, who may read it. */
  uid: documentId,
  of: credited.optional(),
  /** Why a credit note was issued. */
  reason: line(LONGEST_STEP_NOTE).optional(),
  seller,
  buyer,
  placeOfSupply: state,
  lines: z.array(invoiceLine).min(1).max(MOST_ORDER_LINES),
  hsnTotals: z.array(hsnTotal).min(1).max(MOST_ORDER_LINES),
  /** Of all lines. */
  discountPaise: paise.meta({ example: 0 }),
  freightPaise: paise.optional(),
  packingPaise: paise.optional(),
  ...taxed,
  /** Added to reach the total; negative if the total was rounded down. */
  roundOffPaise: z.int().min(-9_999).max(9_999).meta({ example: 0 }),
  totalPaise: paise.meta({ example: 46_350 }),
  bank: bankAccount.optional(),
  upiId: upiId.optional(),
  terms: text(LONGEST_TERMS).meta({ example: '' }),
});

export type Invoice = z.output<typeof invoice>;

/** What is known before the number is allotted. */
export type InvoiceDraft = Omit<
  Invoice,
  'number' | 'series' | 'financialYear' | 'serial' | 'issuedAt' | 'issuedBy'
>;

export const invoiceKind = defineKind({ name: 'invoice', collection: 'invoices', schema: invoice });

/** The last number of a series in a financial year (`invoiceCounters/INV-2026-27`). Only functions read and write it. */
export const invoiceCounterKind = defineKind({
  name: 'invoice counter',
  collection: 'invoiceCounters',
  schema: z.object({ last: z.int().min(1) }),
});
