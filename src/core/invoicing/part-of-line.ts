/** Units of an invoice line, as credit notes and challans state them. */
import { unitsOf } from '#core/order/total-units.ts';
import { partsBySize, type SizedQuantity, type SizePart } from '#core/sizes/by-size.ts';
import type { InvoiceLine } from '#schema/invoice.ts';
import { hsnTotalsOf } from './hsn-totals.ts';

export const NO_UNITS: SizedQuantity = { qty: 0 };

/**
 * The units in each size, and those without one. If the sizes add up to more than the line, they are those of several
 * lines of the SKU, so its units count as without size.
 */
export const partsOfLine = ({ qty, sizes = [] }: SizedQuantity): SizePart[] =>
  unitsOf(sizes) > qty ? [{ qty }] : partsBySize({ qty, sizes });

/** How amounts of a line are divided: by units, or by a figure of each size if its sizes differ in weight. */
function countedBy(
  { qty, sizes = [] }: InvoiceLine,
  figure: (netWeightMg: number) => number,
): (units: SizedQuantity) => number {
  const figures = new Map(
    sizes.flatMap(({ label, netWeightMg }) =>
      netWeightMg === undefined ? [] : [[label, figure(netWeightMg)]],
    ),
  );
  const isWeighed = unitsOf(sizes) === qty && figures.size === sizes.length;
  if (!isWeighed) return (units) => units.qty;
  const sum = sizes.reduce((all, size) => all + (figures.get(size.label) ?? 0) * size.qty, 0);
  return (units) =>
    partsOfLine(units).reduce(
      (all, part) => all + (figures.get(part.size ?? '') ?? sum / qty) * part.qty,
      0,
    );
}

/** The share of one unit of this weight in the amount of its line; any whole number in the same proportion. */
function valueOf({ rate }: InvoiceLine, netWeightMg: number): number {
  if (rate.basis === 'unit') return 1;
  const { perGramPaise, making } = rate;
  // A making charge for the whole line is divided by weight. At least 1: the sum is a divisor, and all units may be free.
  return making.by === 'unit'
    ? Math.max(1, netWeightMg * perGramPaise + making.amountPaise * 1_000)
    : netWeightMg;
}

/**
 * Units of a line, at the price after discounts and with charges, in one amount. The parts of all units add up to the
 * line.
 * @param before the units of other parts so far
 */
export function partOfLine(
  line: InvoiceLine,
  before: SizedQuantity,
  units: SizedQuantity,
): InvoiceLine {
  const divide = (figure: (netWeightMg: number) => number) => {
    const counted = countedBy(line, figure);
    const [start, own, all] = [counted(before), counted(units), counted(line)];
    return (amount: number): number =>
      Math.round((amount * (start + own)) / all) - Math.round((amount * start) / all);
  };
  const part = divide((netWeightMg) => valueOf(line, netWeightMg));
  const weigh = divide((netWeightMg) => netWeightMg);
  const { sizes: ofLine = [], weightMg, ...rest } = line;
  const { qty } = units;
  const isWhole = qty === line.qty;
  const sizes = isWhole
    ? ofLine
    : (units.sizes ?? []).map((size) => ({
        ...ofLine.find(({ label }) => label === size.label),
        ...size,
      }));
  const taxablePaise = part(line.taxablePaise);
  return {
    ...rest,
    ...{ qty, taxablePaise, amountPaise: taxablePaise, discountPaise: 0, chargesPaise: 0 },
    cgstPaise: part(line.cgstPaise),
    sgstPaise: part(line.sgstPaise),
    igstPaise: part(line.igstPaise),
    ...(sizes.length > 0 && { sizes }),
    ...(weightMg !== undefined && { weightMg: Math.max(1, weigh(weightMg)) }),
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
