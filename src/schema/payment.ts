/** Money for an order (`orders/{id}/payments/{payment}`), which its customer can read. */
import * as z from 'zod';
import { documentId, instant, line } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_REFERENCE, LONGEST_STEP_NOTE, MOST_PAISE } from './limits.ts';

export const paymentMethod = z.enum(['upi', 'bankTransfer', 'cash', 'cheque', 'card']);
export type PaymentMethod = z.output<typeof paymentMethod>;

export const voidedPayment = z.object({
  at: instant.meta({ ruleConditions: [] }),
  by: documentId.meta({ ruleConditions: [] }),
  reason: line(LONGEST_STEP_NOTE),
});

/** Written together with the order's balance, and never changed; a wrong one is voided. */
const payment = z.object({
  /** Negative for a refund. */
  amountPaise: z
    .int()
    .min(-MOST_PAISE)
    .max(MOST_PAISE)
    .refine((paise) => paise !== 0, 'expected an amount other than 0')
    .meta({ unit: 'paise', example: 45_000 }),
  method: paymentMethod,
  /** UPI reference, UTR or cheque number. */
  reference: line(LONGEST_REFERENCE).optional(),
  /** The day of the payment: its start in India. */
  paidOn: instant,
  note: line(LONGEST_STEP_NOTE).optional(),
  by: documentId,
  at: instant,
  voided: voidedPayment.optional(),
});
export type Payment = z.output<typeof payment>;

export const paymentKind = defineKind({
  name: 'payment',
  collection: 'orders/{id}/payments',
  schema: payment,
});
