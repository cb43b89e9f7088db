/** Reads and issues the invoice, credit notes and challans of an order; functions allot their numbers. */
import { queries } from '#admin/shell/queries.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import type { CreditedUnits } from '#core/invoicing/draft-credit-note.ts';
import { succeeded, type Result } from '#core/result.ts';
import { callFunction } from '#firebase/browser/call-function.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { invoicesOfOrder, type StoredInvoice } from '#firebase/browser/invoices.ts';
import { invoiceKind, type ChallanPurpose } from '#schema/invoice.ts';
import { orderKind } from '#schema/order.ts';
import * as z from 'zod';

/** The key of the documents of an order. */
export const invoicesKey = (id: string) => [...listKey(invoiceKind), 'of order', id] as const;

/** In the order of their issue. @throws ReadError */
export const loadInvoices = (id: string): Promise<StoredInvoice[]> =>
  readOrThrow(() => invoicesOfOrder(id));

const issued = z.object({ number: z.string() });

/** @returns the number */
async function issue(
  name: 'issueInvoice' | 'issueCreditNote' | 'issueChallan',
  input: object,
  call: typeof callFunction,
): Promise<Result<string>> {
  const result = await call(name, input);
  await Promise.all(
    // The order says how many of its units are invoiced.
    [invoiceKind, orderKind].map((kind) => queries.invalidateQueries({ queryKey: listKey(kind) })),
  );
  return result.success ? succeeded(issued.parse(result.value).number) : result;
}

/**
 * Issues an invoice of an order, once: a repeated call returns the same number.
 * @param earlier the number of invoices that the order has already, all credited in full
 */
export const issueOrderInvoice = (
  orderId: string,
  earlier: number,
  call = callFunction,
): Promise<Result<string>> => issue('issueInvoice', { orderId, earlier }, call);

interface NewCreditNote {
  /** Chosen before the first attempt, so that a repeated call issues it once. */
  id: string;
  invoiceId: string;
  units: readonly CreditedUnits[];
  reason: string;
  /** The invoice was wrong: all its units are credited, and another one can follow. */
  isCorrection: boolean;
}

export const issueOrderCreditNote = (
  note: NewCreditNote,
  call = callFunction,
): Promise<Result<string>> => issue('issueCreditNote', note, call);

interface NewChallan {
  /** That of the parcel, or chosen before the first attempt. */
  id: string;
  orderId: string;
  purpose: ChallanPurpose;
  isParcel: boolean;
}

export const issueOrderChallan = (
  challan: NewChallan,
  call = callFunction,
): Promise<Result<string>> => issue('issueChallan', challan, call);
