/** The functions that issue invoices and credit notes, as staff call them. */
import { documentId, line, quantity } from '#schema/fields.ts';
import { LONGEST_STEP_NOTE, MOST_ORDER_LINES } from '#schema/limits.ts';
import * as z from 'zod';
import type { StaffCall } from '#functions/call.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { Issued } from './issue-once.ts';

const invoiceInput = z.object({ orderId: documentId });

export const invoiceCall: StaffCall<typeof invoiceInput, Issued> = {
  input: invoiceInput,
  run: ({ orderId }, by, server) => issueInvoice(orderId, by, server),
};

const creditNoteInput = z.object({
  id: z.uuid(),
  invoiceId: documentId,
  units: z
    .array(z.object({ line: z.int().min(0).max(MOST_ORDER_LINES), qty: quantity }))
    .min(1)
    .max(MOST_ORDER_LINES),
  reason: line(LONGEST_STEP_NOTE),
});

export const creditNoteCall: StaffCall<typeof creditNoteInput, Issued> = {
  input: creditNoteInput,
  run: (input, by, server) => issueCreditNote(input, by, server),
};
