/** What a quote comes to: lines, discount, GST by rate, total; all of it in whole paise that add up. */
import type { Order } from '#schema/order.ts';
import { splitInProportion } from './split-in-proportion.ts';

export type Quote = NonNullable<Order['quote']>;
export type QuoteLine = Quote['lines'][number];
export type QuoteRate = QuoteLine['rate'];

/** A line before it is reckoned. */
export type UnreckonedLine = Omit<QuoteLine, 'amountPaise'>;

/** The tax on what is taxed at one rate. */
export interface RateTax {
  gstRateBps: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

export interface ReckonedLine extends QuoteLine {
  /** Its part of the discount. */
  discountPaise: number;
  taxablePaise: number;
}

export type QuoteSums = Pick<
  Quote,
  'discountPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise'
>;

export interface ReckonedQuote extends QuoteSums {
  lines: ReckonedLine[];
  /** What the lines come to, before the discount. */
  subtotalPaise: number;
  /** The lowest rate first. */
  taxes: RateTax[];
}

/** Half a paisa goes up. */
const rounded = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

const MG_PER_GRAM = 1_000n;
const BPS = 10_000n;

/** What so many pieces come to at a rate, paise. */
export function lineAmount(qty: number, rate: QuoteRate): number {
  if (rate.basis === 'piece') return qty * rate.pricePaise;
  const metal = BigInt(rate.weightMg) * BigInt(rate.perGramPaise);
  return rounded(metal, MG_PER_GRAM) + rate.makingPaise;
}

const sumOf = <T>(all: readonly T[], amount: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amount(one), 0);

/** GST is rounded once a rate: the same goods on one line or on two carry the same tax. */
function taxOf(gstRateBps: number, taxablePaise: number, isWithinState: boolean): RateTax {
  const tax = BigInt(taxablePaise) * BigInt(gstRateBps);
  const half = isWithinState ? rounded(tax, 2n * BPS) : 0;
  const whole = isWithinState ? 0 : rounded(tax, BPS);
  return { gstRateBps, taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise: whole };
}

function taxesOn(lines: readonly ReckonedLine[], isWithinState: boolean): RateTax[] {
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
 * @param discountPaise more than the lines come to takes them to nothing
 * @param isWithinState whether the goods stay in the seller's state: CGST and SGST, or else IGST
 */
export function reckonQuote(
  unreckoned: readonly UnreckonedLine[],
  { discountPaise, isWithinState }: { discountPaise: number; isWithinState: boolean },
): ReckonedQuote {
  const priced = unreckoned.map((line) => ({
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
  const [cgstPaise, sgstPaise, igstPaise] = [
    sumOf(taxes, (tax) => tax.cgstPaise),
    sumOf(taxes, (tax) => tax.sgstPaise),
    sumOf(taxes, (tax) => tax.igstPaise),
  ];
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

/**
 * The taxes of a stored quote, by rate; undefined where it was reckoned otherwise, so that a paper never says parts
 * that do not come to its sums.
 */
export function taxesOfQuote(quote: Quote): RateTax[] | undefined {
  const isWithinState = quote.igstPaise === 0;
  const { taxes, cgstPaise, igstPaise, totalPaise } = reckonQuote(quote.lines, {
    discountPaise: quote.discountPaise,
    isWithinState,
  });
  const isSame =
    totalPaise === quote.totalPaise &&
    cgstPaise === quote.cgstPaise &&
    igstPaise === quote.igstPaise;
  return isSame ? taxes : undefined;
}
