/** A credit note for returned units of an invoice (section 34, CGST Act), without its number. */
import { formatCounted } from '#core/format.ts';
import { sizesOf } from '#core/order/requested-lines.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { partsBySize, type SizedQuantity, type SizePart } from '#core/sizes/by-size.ts';
import type { Invoice, InvoiceDraft, InvoiceLine } from '#schema/invoice.ts';
import { NO_UNITS, partOfLine, partsOfLine, sumsOf } from './part-of-line.ts';

export interface CreditedUnits {
  /** The position of the line in the invoice. */
  line: number;
  /** Absent for units without one. */
  size?: string | undefined;
  qty: number;
}

/** The units of each line that credit notes have credited already. */
function creditedUnits(lines: number, notes: readonly Pick<Invoice, 'lines'>[]): SizedQuantity[] {
  const byLine = Map.groupBy(
    notes.flatMap((note) => note.lines),
    (line) => line.of,
  );
  return Array.from({ length: lines }, (_, at) => {
    const same = byLine.get(at) ?? [];
    return { qty: unitsOf(same), sizes: sizesOf(same.flatMap(partsOfLine)) };
  });
}

const unitsIn = ({ qty, sizes = [] }: SizedQuantity, size: string | undefined): number =>
  size === undefined ? qty - unitsOf(sizes) : (sizes.find(({ label }) => label === size)?.qty ?? 0);

/** The units of a line, by size, that can still be credited. */
function creditableParts(line: InvoiceLine, credited: SizedQuantity): SizePart[] {
  const parts = partsOfLine(line);
  const matched = parts.reduce((sum, { size }) => sum + unitsIn(credited, size), 0);
  // Units that a credit note without sizes has credited are taken off the first sizes, so that none is credited twice.
  let others = credited.qty - matched;
  return parts.flatMap((part) => {
    const open = part.qty - unitsIn(credited, part.size);
    const qty = Math.max(0, open - others);
    others -= open - qty;
    return qty === 0 ? [] : [{ ...part, qty }];
  });
}

/** The units of each line and size of an invoice that can still be credited, with the position of the line. */
export function creditableLines(
  { lines }: Pick<Invoice, 'lines'>,
  notes: readonly Pick<Invoice, 'lines'>[],
) {
  const done = creditedUnits(lines.length, notes);
  return lines.flatMap((line, at) =>
    creditableParts(line, done[at] ?? NO_UNITS).map((part) => ({
      ...{ line: at, sku: line.sku, ...part },
      ...(line.unit !== undefined && { unit: line.unit }),
    })),
  );
}

/** The chosen units of a line, or the reason why they can't be credited. */
function creditedPart(
  line: InvoiceLine | undefined,
  done: SizedQuantity,
  chosen: readonly CreditedUnits[],
): Result<SizedQuantity> {
  const open = line ? creditableParts(line, done) : [];
  const units = { qty: unitsOf(chosen), sizes: sizesOf(chosen) };
  for (const { size, qty } of partsBySize(units)) {
    const left = open.find((part) => part.size === size)?.qty ?? 0;
    const name = [line?.title ?? 'this line', ...(size === undefined ? [] : [`size ${size}`])];
    if (qty > left)
      return failed(
        `Only ${formatCounted(left, 'unit')} of ${name.join(', ')} can still be credited.`,
      );
  }
  return succeeded(units);
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
  const after = before.map(({ qty }) => qty);
  for (const [at, same] of Map.groupBy(chosen, ({ line }) => line)) {
    const line = invoice.lines[at];
    const done = before[at] ?? NO_UNITS;
    const part = creditedPart(line, done, same);
    if (!part.success) return part;
    if (line) lines.push({ ...partOfLine(line, done, part.value), of: at });
    after[at] = done.qty + part.value.qty;
  }
  const hasAll = (credited: readonly number[]): boolean =>
    invoice.lines.every((line, at) => credited[at] === line.qty || line.taxablePaise === 0);
  // The last units with an amount bring the round-off back, so that the notes add up to the invoice.
  const roundOffPaise =
    hasAll(after) && !hasAll(before.map(({ qty }) => qty)) ? invoice.roundOffPaise : 0;
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
