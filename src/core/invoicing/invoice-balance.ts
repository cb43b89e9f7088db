/** What an invoice asks to pay. */
import type { Invoice } from '#schema/invoice.ts';

/** The label on papers and in emails. */
export const BALANCE = 'Balance due';

/** What was left to pay when the invoice was issued, paise; 0 if everything was paid. */
export const invoiceBalance = ({
  totalPaise,
  paidPaise = 0,
}: Pick<Invoice, 'totalPaise' | 'paidPaise'>): number => totalPaise - paidPaise;
