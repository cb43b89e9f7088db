/** The quote form, and the form of an existing quote. */
import { shownNumber } from '#core/editing/typed-number.ts';
import { indiaDay } from '#core/india-time.ts';
import { makingCharge } from '#schema/quote.ts';
import * as z from 'zod';
import type { Quote } from './calculate-quote.ts';
import { SUPPLIES, type Supply } from './place-of-supply.ts';

/** Input can be invalid; then the field contains the raw text. */
const typed = z.union([z.number(), z.string()]).optional();

/** A line; values of the other price basis are kept in case the user switches back. */
export const quoteFormLine = z.object({
  sku: z.string(),
  unit: z.string().optional(),
  qty: typed,
  /** The quantity of each size, or what was typed instead. */
  sizes: z
    .union([z.array(z.object({ label: z.string(), qty: z.number() })), z.string()])
    .optional(),
  rate: z.object({
    basis: z.enum(['unit', 'weight']),
    pricePaise: typed,
    weightMg: typed,
    perGramPaise: typed,
    making: z.object({
      by: z.enum(makingCharge.options.map(({ shape }) => shape.by.value)),
      amountPaise: typed,
      shareBps: typed,
    }),
  }),
  /** As typed: rupees or per cent. */
  discount: z.string(),
  gstRateBps: typed,
});
export type QuoteFormLine = z.output<typeof quoteFormLine>;

/** The form as stored in drafts. */
export const quoteForm = z.object({
  lines: z.array(quoteFormLine),
  /** As typed: rupees or per cent. */
  discount: z.string(),
  freightPaise: typed,
  packingPaise: typed,
  supply: z.enum(SUPPLIES),
  /** Whether the total is rounded to whole rupees. */
  isRounded: z.boolean(),
  /** The last valid day, `2026-11-28`. */
  validUntil: z.string(),
  advanceBps: typed,
  note: z.string(),
});
export type QuoteForm = z.output<typeof quoteForm>;

/** How long a quote is valid by default. */
const VALID_DAYS = 7;
const DAY = 86_400_000;

/** @param now ms */
export const usualLastDay = (now: number): string => indiaDay(now + VALID_DAYS * DAY);

/** Of a line by unit, in case it is switched to weight. */
export const NO_MAKING: QuoteFormLine['rate']['making'] = {
  by: 'total',
  amountPaise: 0,
  shareBps: undefined,
};

type Discounted = Pick<Quote['lines'][number], 'discountPaise' | 'discountBps'>;

/** As typed: a percentage stays a percentage. */
function shownDiscount({ discountPaise = 0, discountBps }: Discounted): string {
  if (discountBps !== undefined) return `${shownNumber(discountBps, 'percent')}%`;
  return discountPaise === 0 ? '' : shownNumber(discountPaise, 'rupees');
}

function lineForm({ amountPaise: _, ...line }: Quote['lines'][number]): QuoteFormLine {
  const { sku, unit, qty, sizes, rate, gstRateBps } = line;
  const isByWeight = rate.basis === 'weight';
  const making = isByWeight ? rate.making : NO_MAKING;
  return {
    sku,
    ...(unit !== undefined && { unit }),
    qty,
    ...(sizes !== undefined && { sizes }),
    rate: {
      basis: rate.basis,
      pricePaise: isByWeight ? undefined : rate.pricePaise,
      weightMg: isByWeight ? rate.weightMg : undefined,
      perGramPaise: isByWeight ? rate.perGramPaise : undefined,
      making: { ...NO_MAKING, ...making },
    },
    discount: shownDiscount(line),
    gstRateBps,
  };
}

/** As before, if the address still allows it; otherwise the usual way. */
export const fittingSupply = (before: Supply, supplies: readonly [Supply, ...Supply[]]): Supply =>
  supplies.includes(before) ? before : supplies[0];

function supplyIn({ igstPaise, cgstPaise, isOverCounter = false }: Quote, usual: Supply): Supply {
  if (isOverCounter) return 'counter';
  if (igstPaise > 0) return 'beyond';
  return cgstPaise > 0 ? 'within' : usual;
}

/**
 * The form of an existing quote.
 * @param supplies what the address of the order allows, which may have changed since
 * @param now ms; an expired quote gets a new date
 */
export function quoteFormOf(
  quote: Quote,
  supplies: readonly [Supply, ...Supply[]],
  now: number,
): QuoteForm {
  const { lines, validUntil, note = '' } = quote;
  return {
    lines: lines.map(lineForm),
    discount: shownDiscount(quote),
    freightPaise: quote.freightPaise,
    packingPaise: quote.packingPaise,
    supply: fittingSupply(supplyIn(quote, supplies[0]), supplies),
    isRounded: quote.roundOffPaise !== undefined,
    validUntil: validUntil > now ? indiaDay(validUntil) : usualLastDay(now),
    advanceBps: quote.advanceBps,
    note,
  };
}
