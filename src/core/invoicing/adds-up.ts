/** Whether an invoice adds up: lines, HSN totals and totals. */
import type { InvoiceDraft } from '#schema/invoice.ts';

const TAXED = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;

export const addsUp = (invoice: InvoiceDraft): boolean =>
  [invoice.lines, invoice.hsnTotals].every((parts) =>
    TAXED.every((field) => parts.reduce((sum, part) => sum + part[field], 0) === invoice[field]),
  ) &&
  invoice.lines.every(
    (line) => line.amountPaise - line.discountPaise + line.chargesPaise === line.taxablePaise,
  ) &&
  invoice.totalPaise ===
    TAXED.reduce((sum, field) => sum + invoice[field], 0) + invoice.roundOffPaise;
