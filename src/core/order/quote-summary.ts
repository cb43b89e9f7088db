/** A quote as its customer sees it. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import type { Quote, QuoteLine } from '#core/quoting/calculate-quote.ts';

/** How the amount of a line is calculated. */
export function lineCalculation({ qty, unit, rate }: QuoteLine): string {
  if (rate.basis === 'unit') return `${formatUnits(qty, unit)} × ${formatRupees(rate.pricePaise)}`;
  const metal = `${formatGrams(rate.weightMg)} × ${formatRupees(rate.perGramPaise)} per gram`;
  const making = rate.makingPaise === 0 ? '' : ` + ${formatRupees(rate.makingPaise)} making charge`;
  return `${formatUnits(qty, unit)}: ${metal}${making}`;
}

/**
 * A tax name with its rate, if all lines have the same rate. @param share of the rate for this tax
 */
function taxName(name: string, lines: readonly QuoteLine[], share: number): string {
  const [rate, ...others] = new Set(lines.map(({ gstRateBps }) => gstRateBps));
  return rate === undefined || others.length > 0 ? name : `${name} ${formatRate(rate * share)}`;
}

/**
 * The total rows: name and amount in paise. Zero rows are omitted, but one tax row is always shown.
 */
export function quoteFigures(
  quote: Omit<Quote, 'validUntil'>,
): [name: string, amountPaise: number][] {
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

/** Says that a quote with lines by weight fixes the silver rate; empty for other quotes. */
export function fixedRateText({ lines }: Pick<Quote, 'lines'>): string {
  const rates = new Set(
    lines.flatMap(({ rate }) => (rate.basis === 'weight' ? [rate.perGramPaise] : [])),
  );
  const [rate, ...others] = rates;
  if (rate === undefined) return '';
  return others.length === 0
    ? `The silver rate of ${formatRupees(rate)}/g is fixed until then.`
    : 'The silver rates of this quote are fixed until then.';
}
