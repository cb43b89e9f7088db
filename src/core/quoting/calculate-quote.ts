/** Calculates a quote: lines, discount, GST by rate, and total, in whole paise that add up. */
import type { Order } from '#schema/order.ts';
import { splitInProportion } from './split-in-proportion.ts';

export type Quote = NonNullable<Order['quote']>;
export type QuoteLine = Quote['lines'][number];
export type QuoteRate = QuoteLine['rate'];

/** A line without its amount. */
export type UnpricedLine = Omit<QuoteLine, 'amountPaise'>;

/** The tax for one GST rate. */
export interface RateTax {
  gstRateBps: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

interface PricedLine extends QuoteLine {
  /** The line's share of the discount. */
  discountPaise: number;
  taxablePaise: number;
}

type QuoteSums = Pick<
  Quote,
  'discountPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise'
>;

export interface CalculatedQuote extends QuoteSums {
  lines: PricedLine[];
  /** The sum of the lines before the discount. */
  subtotalPaise: number;
  /** The lowest rate first. */
  taxes: RateTax[];
}

/** Rounds half up. */
const rounded = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

const MG_PER_GRAM = 1_000n;
const BPS = 10_000n;

/** The amount of a line in paise. */
export function lineAmount(qty: number, rate: QuoteRate): number {
  if (rate.basis === 'unit') return qty * rate.pricePaise;
  const metal = BigInt(rate.weightMg) * BigInt(rate.perGramPaise);
  return rounded(metal, MG_PER_GRAM) + rate.makingPaise;
}

const sumOf = <T>(all: readonly T[], amount: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amount(one), 0);

/** GST is rounded once per rate, so that splitting a line does not change the tax. */
function taxOf(gstRateBps: number, taxablePaise: number, isWithinState: boolean): RateTax {
  const tax = BigInt(taxablePaise) * BigInt(gstRateBps);
  const half = isWithinState ? rounded(tax, 2n * BPS) : 0;
  const whole = isWithinState ? 0 : rounded(tax, BPS);
  return { gstRateBps, taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise: whole };
}

function taxesOn(lines: readonly PricedLine[], isWithinState: boolean): RateTax[] {
  const rates = [...new Set(lines.map(({ gstRateBps }) => gstRateBps))].sort((a, b) => a - b);
  return rates.map((rate) => {
    const ofRate = lines.filter(({ gstRateBps }) => gstRateBps === rate);
    return taxOf(
      rate,
      sumOf(ofRate, ({ taxablePaise }) => taxablePaise),
      isWithinState,
    );
  });
}

/**
 * @param discountPaise limited to the sum of the lines
 * @param isWithinState whether the goods stay in the seller's state: CGST and SGST, otherwise IGST
 */
export function calculateQuote(
  unpriced: readonly UnpricedLine[],
  { discountPaise, isWithinState }: { discountPaise: number; isWithinState: boolean },
): CalculatedQuote {
  const priced = unpriced.map((line) => ({
    ...line,
    amountPaise: lineAmount(line.qty, line.rate),
  }));
  const subtotalPaise = sumOf(priced, ({ amountPaise }) => amountPaise);
  const discount = Math.min(discountPaise, subtotalPaise);
  const parts = splitInProportion(discount, priced);
  const lines = priced.map((line, at) => {
    const part = parts[at] ?? 0;
    return { ...line, discountPaise: part, taxablePaise: line.amountPaise - part };
  });
  const taxes = taxesOn(lines, isWithinState);
  const cgstPaise = sumOf(taxes, (tax) => tax.cgstPaise);
  const sgstPaise = sumOf(taxes, (tax) => tax.sgstPaise);
  const igstPaise = sumOf(taxes, (tax) => tax.igstPaise);
  const taxablePaise = subtotalPaise - discount;
  return {
    lines,
    subtotalPaise,
    taxes,
    discountPaise: discount,
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalPaise: taxablePaise + cgstPaise + sgstPaise + igstPaise,
  };
}

/** The taxes of a stored quote by rate. */
export const taxesOfQuote = ({ lines, discountPaise, igstPaise }: Quote): RateTax[] =>
  calculateQuote(lines, { discountPaise, isWithinState: igstPaise === 0 }).taxes;
