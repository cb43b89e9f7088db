/**
 * A tax invoice, credit note or delivery challan (`invoices/{id}`). The ID of an invoice is that of its order, the ID of a
 * parcel's challan that of the parcel. Written only by the server, together with its number: it contains everything that
 * a reprint shows. Later only its registration as an e-invoice is added, once.
 */
import * as z from 'zod';
import { documentId, gstin, hsn, instant, line, paise } from './fields.ts';
import { seriesPrefix } from './invoicing-settings.ts';
import { defineKind } from './kind.ts';
import {
  LONGEST_COURIER,
  LONGEST_SIGNED_QR,
  LONGEST_STEP_NOTE,
  MOST_ORDER_LINES,
} from './limits.ts';
import {
  hsnTotal,
  stateCode,
  supplyPlace,
  tradeLine,
  tradePaper,
  tradeSeller,
} from './trade-paper.ts';

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

/** What an invoice must state, beyond a quote. */
const taxedLine = tradeLine.extend({
  hsn,
  /** In a credit note, the position of the credited line in its invoice. */
  of: z.int().min(0).max(MOST_ORDER_LINES).optional(),
});
export type InvoiceLine = z.output<typeof taxedLine>;

/** The invoice that a credit note corrects. */
const credited = z.object({
  id: documentId,
  number: invoiceNumber,
  issuedAt: instant,
  totalPaise: paise,
});

/** A delivery challan goes with goods that are sent without an invoice (rule 55, CGST Rules). */
export const CHALLAN_PURPOSES = ['supply', 'approval'] as const;
export type ChallanPurpose = (typeof CHALLAN_PURPOSES)[number];

/** What the Invoice Registration Portal returned for an e-invoice; its paper must show it (rule 48(4), CGST Rules). */
export const registration = z.object({
  /** The Invoice Reference Number, a SHA-256 hash. */
  irn: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'expected 64 digits from 0 to f')
    .meta({ example: '0123456789abcdef'.repeat(4) }),
  /** Number and time of the acknowledgement. */
  ackNumber: z
    .string()
    .regex(/^\d{1,20}$/, 'expected digits')
    .meta({ example: '112610000000001' }),
  ackAt: instant,
  /** The text of the QR code, which the portal has signed: a JSON Web Token. */
  signedQr: z.string().min(1).max(LONGEST_SIGNED_QR),
});
export type Registration = z.output<typeof registration>;

const invoice = tradePaper.extend({
  kind: z.enum(['invoice', 'creditNote', 'challan']).meta({ example: 'invoice' }),
  number: invoiceNumber,
  series: seriesPrefix,
  financialYear,
  /** The number within series and financial year, from 1 on without gaps. */
  serial: z.int().min(1).max(999_999),
  issuedAt: instant,
  /** uid of the member of staff. */
  issuedBy: documentId,
  orderId: documentId,
  /** The customer's, who may read it. */
  uid: documentId,
  of: credited.optional(),
  /** Why a credit note was issued. */
  reason: line(LONGEST_STEP_NOTE).optional(),
  /** Why goods go with a challan; without tax unless they are supplied. */
  purpose: z.enum(CHALLAN_PURPOSES).optional(),
  /** Who carries the goods of a challan. */
  courier: line(LONGEST_COURIER).optional(),
  seller: tradeSeller.extend({ stateCode, gstin }),
  placeOfSupply: supplyPlace.extend({ code: stateCode }),
  lines: z.array(taxedLine).min(1).max(MOST_ORDER_LINES),
  hsnTotals: z.array(hsnTotal.extend({ hsn })).min(1).max(MOST_ORDER_LINES),
  /**
   * What was paid of an invoice when it was issued, at most the total; absent if nothing, and in older invoices. Its paper
   * asks for the rest.
   */
  paidPaise: paise.optional(),
  registration: registration.optional(),
});

export type Invoice = z.output<typeof invoice>;

/** A document that counts in accounts and GST returns; a challan does not. */
export type TaxDocument = Invoice & { kind: 'invoice' | 'creditNote' };

export const isTaxDocument = <T extends Invoice>(document: T): document is T & TaxDocument =>
  document.kind !== 'challan';

/** What is known before the number is allotted. */
export type InvoiceDraft<K extends Invoice['kind'] = Invoice['kind']> = Omit<
  Invoice,
  'kind' | 'number' | 'series' | 'financialYear' | 'serial' | 'issuedAt' | 'issuedBy'
> & { kind: K };

export const invoiceKind = defineKind({ name: 'invoice', collection: 'invoices', schema: invoice });

/** The last number of a series in a financial year (`invoiceCounters/INV-2026-27`). Only functions read and write it. */
export const invoiceCounterKind = defineKind({
  name: 'invoice counter',
  collection: 'invoiceCounters',
  schema: z.object({ last: z.int().min(1) }),
});
