/** Settings of invoices (`settings/invoicing`): number series, bank account and terms. Staff only. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { line, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { inRules } from './rule.ts';

/** Short, so that a number of up to six digits fits the 16 characters of rule 46 (CGST Rules). */
export const seriesPrefix = z
  .string()
  .regex(
    /^[A-Z1-9][A-Z0-9]{0,2}$/,
    'expected 1 to 3 capital letters or digits, not starting with 0, like GB',
  )
  .meta({ example: 'INV' });

export const bankAccount = z.object({
  /** The holder of the account. */
  name: line(100),
  bank: line(80),
  number: z
    .string()
    .regex(/^\d{9,18}$/, 'expected an account number of 9 to 18 digits')
    .meta({ example: '50200012345678' }),
  ifsc: z
    .string()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'expected an IFSC of 11 characters, like HDFC0001234')
    .meta({ example: 'HDFC0001234' }),
});

export const upiId = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9._-]{2,80}@[A-Za-z]{2,19}$/, 'expected a UPI ID, like glambug@hdfcbank')
  .meta({ example: 'glambug@hdfcbank' });

export const LONGEST_TERMS = 1_000;

/** Of shops that have not chosen one. */
export const USUAL_CHALLAN_PREFIX = 'DC';

interface Prefixes {
  invoicePrefix: string;
  creditNotePrefix: string;
  challanPrefix?: string | undefined;
}

const differ = inRules(
  "[$.invoicePrefix, $.creditNotePrefix, $.get('challanPrefix', 'DC')].toSet().size() == 3",
  ({ invoicePrefix, creditNotePrefix, challanPrefix = USUAL_CHALLAN_PREFIX }: Prefixes) =>
    new Set([invoicePrefix, creditNotePrefix, challanPrefix]).size === 3,
);

const invoicingSettings = z
  .object({
    invoicePrefix: seriesPrefix,
    creditNotePrefix: seriesPrefix.meta({ example: 'CRN' }),
    challanPrefix: seriesPrefix.meta({ example: 'DC' }).optional(),
    bank: bankAccount.optional(),
    upiId: upiId.optional(),
    /** Printed below each invoice; one line each. */
    terms: text(LONGEST_TERMS),
    ...edited,
  })
  .refine(differ, {
    path: ['creditNotePrefix'],
    error: 'expected different prefixes for invoices, credit notes and challans',
  });
export type InvoicingSettings = z.output<typeof invoicingSettings>;

export const invoicingSettingsKind = defineKind({
  name: 'invoicing settings',
  collection: 'settings',
  schema: invoicingSettings,
});
