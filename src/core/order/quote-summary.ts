/** A quote as its customer sees it. */
import { formatUnits, perUnit } from '#core/unit-of-sale.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { sizesLabel } from '#core/order/requested-lines.ts';
import type { Quote, QuoteLine } from '#core/quoting/calculate-quote.ts';
import type { MakingCharge } from '#schema/quote.ts';

/** ` + ₹1,200 making charge`, ` + making charge ₹12 per gram`; empty without one. */
function makingText(making: MakingCharge, unit: string | undefined): string {
  if (making.by === 'percent')
    return making.shareBps === 0 ? '' : ` + making charge ${formatRate(making.shareBps)}`;
  if (making.amountPaise === 0) return '';
  const amount = formatRupees(making.amountPaise);
  if (making.by === 'total') return ` + ${amount} making charge`;
  return ` + making charge ${amount} ${making.by === 'gram' ? 'per gram' : perUnit(unit)}`;
}

type PricedLine = Pick<QuoteLine, 'qty' | 'unit' | 'rate' | 'discountPaise' | 'discountBps'>;

/** `, less 5%`; empty without a discount. */
function discountText({ discountPaise = 0, discountBps }: PricedLine): string {
  if (discountPaise === 0) return '';
  return `, less ${discountBps === undefined ? formatRupees(discountPaise) : formatRate(discountBps)}`;
}

/** How the amount of a line is calculated. */
export function lineCalculation(line: PricedLine): string {
  const { qty, unit, rate } = line;
  const units = formatUnits(qty, unit);
  const less = discountText(line);
  if (rate.basis === 'unit') return `${units} × ${formatRupees(rate.pricePaise)}${less}`;
  const silver = `${formatGrams(rate.weightMg)} × ${formatRupees(rate.perGramPaise)} per gram`;
  return `${units}: ${silver}${makingText(rate.making, unit)}${less}`;
}

/**
 * A tax name with its rate, if all lines have the same rate. @param share of the rate for this tax
 */
function taxName(name: string, lines: readonly QuoteLine[], share: number): string {
  const [rate, ...others] = new Set(lines.map(({ gstRateBps }) => gstRateBps));
  return rate === undefined || others.length > 0 ? name : `${name} ${formatRate(rate * share)}`;
}

const row = (name: string, amountPaise = 0): [name: string, amountPaise: number][] =>
  amountPaise === 0 ? [] : [[name, amountPaise]];

/**
 * The total rows: name and amount in paise. Zero rows are omitted, but one tax row is always shown.
 */
export function quoteFigures(
  quote: Omit<Quote, 'validUntil'>,
): [name: string, amountPaise: number][] {
  const { lines, discountPaise, discountBps, taxablePaise, cgstPaise, sgstPaise, igstPaise } =
    quote;
  const { freightPaise = 0, packingPaise = 0, roundOffPaise } = quote;
  const subtotalPaise = taxablePaise + discountPaise - freightPaise - packingPaise;
  const discount = discountBps === undefined ? 'Discount' : `Discount ${formatRate(discountBps)}`;
  const isWithinState = cgstPaise > 0 || sgstPaise > 0;
  const taxes: [string, number][] = isWithinState
    ? [
        [taxName('CGST', lines, 1 / 2), cgstPaise],
        [taxName('SGST', lines, 1 / 2), sgstPaise],
      ]
    : [];
  if (!isWithinState || igstPaise > 0) taxes.push([taxName('IGST', lines, 1), igstPaise]);
  return [
    ...(subtotalPaise === taxablePaise && discountPaise === 0
      ? []
      : row('Subtotal', subtotalPaise)),
    ...row(discount, 0 - discountPaise),
    ...row('Freight', freightPaise),
    ...row('Packing', packingPaise),
    ['Taxable amount', taxablePaise],
    ...taxes,
    ...row('Round-off', roundOffPaise),
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

/** The lines of a quote and how its total is made up, for a customer who can't open it in an account, as text. */
export const quotedLines = (quote: Omit<Quote, 'validUntil'>): string[] => [
  ...quote.lines.map((line) => {
    const { sku, amountPaise, sizes = [] } = line;
    const inSizes = sizes.length > 0 ? ` (${sizesLabel(sizes)})` : '';
    return `${sku}: ${lineCalculation(line)} = ${formatRupees(amountPaise)}${inSizes}`;
  }),
  ...quoteFigures(quote).map(([name, paise]) => `${name}: ${formatRupees(paise)}`),
];
