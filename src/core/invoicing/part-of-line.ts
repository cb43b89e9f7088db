/** Units of an invoice line, as credit notes and challans state them. */
import type { InvoiceLine } from '#schema/invoice.ts';
import { hsnTotalsOf } from './hsn-totals.ts';

/** The part of an amount for the units after the first `before`; the parts of all units add up to the amount. */
const partOf = (amount: number, units: number, before: number, qty: number): number =>
  Math.round((amount * (before + qty)) / units) - Math.round((amount * before) / units);

/** At the price after discounts and with charges, in one amount. */
export function partOfLine(line: InvoiceLine, before: number, qty: number): InvoiceLine {
  const part = (amount: number): number => partOf(amount, line.qty, before, qty);
  const { sizes, weightMg, ...rest } = line;
  // Which sizes these units have is not known for a part of a line.
  const isWhole = qty === line.qty && sizes !== undefined;
  const taxablePaise = part(line.taxablePaise);
  return {
    ...rest,
    ...{ qty, taxablePaise, amountPaise: taxablePaise, discountPaise: 0, chargesPaise: 0 },
    cgstPaise: part(line.cgstPaise),
    sgstPaise: part(line.sgstPaise),
    igstPaise: part(line.igstPaise),
    ...(isWhole && { sizes }),
    ...(weightMg !== undefined && { weightMg: Math.max(1, part(weightMg)) }),
  };
}

const sumOf = (
  lines: readonly InvoiceLine[],
  field: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise',
): number => lines.reduce((sum, line) => sum + line[field], 0);

/** The totals of such lines. */
export function sumsOf(lines: readonly InvoiceLine[], roundOffPaise: number) {
  const [taxablePaise, cgstPaise, sgstPaise, igstPaise] = [
    sumOf(lines, 'taxablePaise'),
    sumOf(lines, 'cgstPaise'),
    sumOf(lines, 'sgstPaise'),
    sumOf(lines, 'igstPaise'),
  ];
  return {
    hsnTotals: hsnTotalsOf(lines),
    discountPaise: 0,
    ...{ taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise },
    totalPaise: taxablePaise + cgstPaise + sgstPaise + igstPaise + roundOffPaise,
  };
}
