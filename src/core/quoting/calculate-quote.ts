/** Calculates a quote: lines, discounts, charges, GST by rate, and total, in whole paise that add up. */
import type { Order } from '#schema/order.ts';
import { divideRounded } from './divide-rounded.ts';
import { lineAmount } from './line-amount.ts';
import { splitInProportion, type Share } from './split-in-proportion.ts';

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

/** The terms of the whole quote, paise. */
interface QuoteTerms {
  /** Limited to the sum of the lines. */
  discountPaise: number;
  freightPaise?: number | undefined;
  packingPaise?: number | undefined;
  /** Whether the goods stay in the seller's state: CGST and SGST, otherwise IGST. */
  isWithinState: boolean;
  /** Whether the total is rounded to whole rupees. */
  isRounded?: boolean;
}

export interface CalculatedQuote {
  /** What is stored of it. */
  quote: Omit<Quote, 'discountBps' | 'validUntil' | 'note'>;
  /** The sum of the lines before the discount of the quote. */
  subtotalPaise: number;
  /** The taxable amount of each line, with its shares of the discount and the charges. */
  taxableByLine: number[];
  /** The lowest rate first. */
  taxes: RateTax[];
}

const BPS = 10_000n;
const RUPEE = 100;

const sumOf = <T>(all: readonly T[], amount: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amount(one), 0);

/** GST is rounded once per rate, so that splitting a line does not change the tax. */
function taxOf(gstRateBps: number, taxablePaise: number, isWithinState: boolean): RateTax {
  const tax = BigInt(taxablePaise) * BigInt(gstRateBps);
  const half = isWithinState ? divideRounded(tax, 2n * BPS) : 0;
  const whole = isWithinState ? 0 : divideRounded(tax, BPS);
  return { gstRateBps, taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise: whole };
}

function taxesOn(goods: readonly Share[], isWithinState: boolean): RateTax[] {
  const byRate = Map.groupBy(goods, ({ gstRateBps }) => gstRateBps);
  return [...byRate]
    .sort(([one], [other]) => one - other)
    .map(([rate, ofRate]) =>
      taxOf(
        rate,
        sumOf(ofRate, ({ amountPaise }) => amountPaise),
        isWithinState,
      ),
    );
}

/** Goods that cost nothing share charges equally. */
const sharesOfCharges = (goods: readonly Share[]): readonly Share[] =>
  goods.some(({ amountPaise }) => amountPaise > 0)
    ? goods
    : goods.map((each) => ({ ...each, amountPaise: 1 }));

/** The lines after the discount, with their shares of the charges, which are part of the supply of the goods. */
function taxableGoods(lines: readonly QuoteLine[], discount: number, charges: number): Share[] {
  const discounts = splitInProportion(discount, lines);
  const goods = lines.map(({ sku, gstRateBps, amountPaise }, at) => ({
    ...{ sku, gstRateBps, amountPaise: amountPaise - (discounts[at] ?? 0) },
  }));
  const parts = splitInProportion(charges, sharesOfCharges(goods));
  return goods.map((each, at) => ({ ...each, amountPaise: each.amountPaise + (parts[at] ?? 0) }));
}

export function calculateQuote(
  unpriced: readonly UnpricedLine[],
  {
    discountPaise,
    freightPaise = 0,
    packingPaise = 0,
    isWithinState,
    isRounded = false,
  }: QuoteTerms,
): CalculatedQuote {
  const lines = unpriced.map((line) => ({
    ...line,
    amountPaise: lineAmount(line.qty, line.rate) - (line.discountPaise ?? 0),
  }));
  const subtotalPaise = sumOf(lines, ({ amountPaise }) => amountPaise);
  const discount = Math.min(discountPaise, subtotalPaise);
  // Without goods there is nothing to send or pack.
  const [freight, packing] = lines.length === 0 ? [0, 0] : [freightPaise, packingPaise];
  const goods = taxableGoods(lines, discount, freight + packing);
  const taxes = taxesOn(goods, isWithinState);
  const cgstPaise = sumOf(taxes, (tax) => tax.cgstPaise);
  const sgstPaise = sumOf(taxes, (tax) => tax.sgstPaise);
  const igstPaise = sumOf(taxes, (tax) => tax.igstPaise);
  const taxablePaise = subtotalPaise - discount + freight + packing;
  const exact = taxablePaise + cgstPaise + sgstPaise + igstPaise;
  const roundOffPaise = isRounded ? Math.round(exact / RUPEE) * RUPEE - exact : 0;
  return {
    quote: {
      lines,
      discountPaise: discount,
      ...(freight > 0 && { freightPaise: freight }),
      ...(packing > 0 && { packingPaise: packing }),
      ...{ taxablePaise, cgstPaise, sgstPaise, igstPaise },
      ...(isRounded && { roundOffPaise }),
      totalPaise: exact + roundOffPaise,
    },
    subtotalPaise,
    taxableByLine: goods.map(({ amountPaise }) => amountPaise),
    taxes,
  };
}
