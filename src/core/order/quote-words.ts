/** A quote in words and figures, as its customer reads it. */
import { formatGrams, formatPieces, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import type { Order } from '#schema/order.ts';

export type Quote = NonNullable<Order['quote']>;
export type QuoteLine = Quote['lines'][number];

/** How the amount of a line is calculated. */
export function reckoningWords({ qty, rate }: QuoteLine): string {
  if (rate.basis === 'piece') return `${formatPieces(qty)} × ${formatRupees(rate.pricePaise)}`;
  const metal = `${formatGrams(rate.weightMg)} × ${formatRupees(rate.perGramPaise)} per gram`;
  const making = rate.makingPaise === 0 ? '' : ` + ${formatRupees(rate.makingPaise)} making charge`;
  return `${formatPieces(qty)}: ${metal}${making}`;
}

/** A name with its rate, where all lines carry the same. @param share of the rate that this tax takes */
function taxName(name: string, lines: readonly QuoteLine[], share: number): string {
  const [rate, ...others] = new Set(lines.map(({ gstRateBps }) => gstRateBps));
  return rate === undefined || others.length > 0 ? name : `${name} ${formatRate(rate * share)}`;
}

/** The rows below the lines: name and amount in paise. Zero rows are left out, but there is always a tax. */
export function quoteFigures(quote: Quote): [name: string, amountPaise: number][] {
  const { lines, discountPaise, discountBps, taxablePaise, cgstPaise, sgstPaise, igstPaise } =
    quote;
  const isWithinState = cgstPaise > 0 || sgstPaise > 0;
  const taxes: [string, number][] = isWithinState
    ? [
        [taxName('CGST', lines, 1 / 2), cgstPaise],
        [taxName('SGST', lines, 1 / 2), sgstPaise],
      ]
    : [];
  if (!isWithinState || igstPaise > 0) taxes.push([taxName('IGST', lines, 1), igstPaise]);
  return [
    ...(discountPaise > 0
      ? ([
          ['Subtotal', taxablePaise + discountPaise],
          [
            discountBps === undefined ? 'Discount' : `Discount ${formatRate(discountBps)}`,
            -discountPaise,
          ],
        ] satisfies [string, number][])
      : []),
    ['Taxable amount', taxablePaise],
    ...taxes,
  ];
}
