/** A credit note for returned units of an invoice (section 34, CGST Act), without its number. */
import { formatCounted } from '#core/format.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Invoice, InvoiceDraft, InvoiceLine } from '#schema/invoice.ts';
import { partOfLine, sumsOf } from './part-of-line.ts';

export interface CreditedUnits {
  /** The position of the line in the invoice. */
  line: number;
  qty: number;
}

/** The units of each line that credit notes have credited already. */
export function creditedUnits(lines: number, notes: readonly Pick<Invoice, 'lines'>[]): number[] {
  const units = Array.from({ length: lines }, () => 0);
  for (const { of = -1, qty } of notes.flatMap((note) => note.lines))
    if (of in units) units[of] = (units[of] ?? 0) + qty;
  return units;
}

/**
 * Credits units of an invoice.
 * @param notes the credit notes of the invoice so far
 */
export function draftCreditNote(
  id: string,
  invoice: Invoice,
  notes: readonly Invoice[],
  units: readonly CreditedUnits[],
  reason: string,
): Result<InvoiceDraft<'creditNote'>> {
  const before = creditedUnits(invoice.lines.length, notes);
  const chosen = units.filter(({ qty }) => qty > 0);
  if (invoice.kind !== 'invoice') return failed('Only invoices can be credited.');
  if (chosen.length === 0) return failed('Enter the quantity of at least one line.');
  const lines: InvoiceLine[] = [];
  const after = [...before];
  for (const { line: at, qty } of chosen) {
    const line = invoice.lines[at];
    const done = after[at] ?? 0;
    if (line === undefined || done + qty > line.qty)
      return failed(
        `Only ${formatCounted((line?.qty ?? 0) - done, 'unit')} of ${line?.title ?? 'this line'} can still be credited.`,
      );
    lines.push({ ...partOfLine(line, done, qty), of: at });
    after[at] = done + qty;
  }
  const hasAll = (credited: readonly number[]): boolean =>
    invoice.lines.every((line, at) => credited[at] === line.qty || line.taxablePaise === 0);
  // The last units with an amount bring the round-off back, so that the notes add up to the invoice.
  const roundOffPaise = hasAll(after) && !hasAll(before) ? invoice.roundOffPaise : 0;
  const { number, issuedAt, totalPaise, seller, buyer, placeOfSupply } = invoice;
  const { orderId, orderNumber, uid } = invoice;
  return succeeded({
    ...{ orderId, orderNumber, uid, seller, buyer, placeOfSupply },
    kind: 'creditNote',
    of: { id, number, issuedAt, totalPaise },
    reason,
    lines,
    ...sumsOf(lines, roundOffPaise),
    terms: '',
  });
}
