/** The functions that issue and register invoices, credit notes and challans, as staff call them. */
import { documentId, line, quantity } from '#schema/fields.ts';
import { LONGEST_SIZE, LONGEST_STEP_NOTE, MOST_ORDER_LINES, MOST_SIZES } from '#schema/limits.ts';
import * as z from 'zod';
import type { StaffCall } from '#functions/call.ts';
import { CHALLAN_PURPOSES } from '#schema/invoice.ts';
import { issueChallan } from './issue-challan.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { Issued } from './issue-once.ts';
import { registerInvoice } from './register-invoice.ts';

/** Of one order; each but the last is credited in full. */
const MOST_INVOICES = 99;

const invoiceInput = z.object({
  orderId: documentId,
  earlier: z.int().min(0).max(MOST_INVOICES),
});

export const invoiceCall: StaffCall<typeof invoiceInput, Issued> = {
  area: 'sales',
  input: invoiceInput,
  run: (input, by, server) => issueInvoice(input, by, server),
};

const creditNoteInput = z.object({
  id: z.uuid(),
  invoiceId: documentId,
  units: z
    .array(
      z.object({
        line: z.int().min(0).max(MOST_ORDER_LINES),
        size: line(LONGEST_SIZE).optional(),
        qty: quantity,
      }),
    )
    .min(1)
    .max(MOST_ORDER_LINES * MOST_SIZES),
  reason: line(LONGEST_STEP_NOTE),
  isCorrection: z.boolean().optional(),
});

export const creditNoteCall: StaffCall<typeof creditNoteInput, Issued> = {
  area: 'sales',
  input: creditNoteInput,
  run: (input, by, server) => issueCreditNote(input, by, server),
};

const challanInput = z.object({
  id: z.uuid(),
  orderId: documentId,
  purpose: z.enum(CHALLAN_PURPOSES),
  isParcel: z.boolean(),
});

export const challanCall: StaffCall<typeof challanInput, Issued> = {
  area: 'sales',
  input: challanInput,
  run: (input, by, server) => issueChallan(input, by, server),
};

/** Characters of a file with the responses for some hundred documents. */
const LONGEST_FILE = 4_000_000;

const registrationInput = z.object({ id: documentId, file: z.string().max(LONGEST_FILE) });

export const registrationCall: StaffCall<typeof registrationInput, { irn: string }> = {
  area: 'sales',
  input: registrationInput,
  run: (input, by, server) => registerInvoice(input, by, server),
};
