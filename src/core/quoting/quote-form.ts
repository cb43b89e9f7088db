/** The quote form, and its conversion to a quote. */
import { fieldMessages } from '#core/editing/field-message.ts';
import { shownNumber } from '#core/editing/typed-number.ts';
import { endOfIndiaDay, indiaDay } from '#core/india-time.ts';
import { oneLine } from '#core/one-line.ts';
import { quote as quoteSchema, quoteLineFields, sizesFit, SIZES_PROBLEM } from '#schema/order.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import * as z from 'zod';
import { readDiscount } from './read-discount.ts';
import {
  calculateQuote,
  type Quote,
  type CalculatedQuote,
  type UnpricedLine,
} from './calculate-quote.ts';

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
    makingPaise: typed,
  }),
  gstRateBps: typed,
});
export type QuoteFormLine = z.output<typeof quoteFormLine>;

/** The form as stored in drafts. */
export const quoteForm = z.object({
  lines: z.array(quoteFormLine),
  /** As typed: rupees or per cent. */
  discount: z.string(),
  supply: z.enum(['within', 'beyond']),
  /** The last valid day, `2026-11-28`. */
  validUntil: z.string(),
  note: z.string(),
});
export type QuoteForm = z.output<typeof quoteForm>;

/** How long a quote is valid by default. */
const VALID_DAYS = 7;
const DAY = 86_400_000;

/** @param now ms */
export const usualLastDay = (now: number): string => indiaDay(now + VALID_DAYS * DAY);

const lineForm = (line: Quote['lines'][number]): QuoteFormLine => {
  const { sku, unit, qty, sizes, rate, gstRateBps } = line;
  return {
    sku,
    ...(unit !== undefined && { unit }),
    qty,
    ...(sizes !== undefined && { sizes }),
    rate: {
      basis: rate.basis,
      pricePaise: rate.basis === 'unit' ? rate.pricePaise : undefined,
      weightMg: rate.basis === 'weight' ? rate.weightMg : undefined,
      perGramPaise: rate.basis === 'weight' ? rate.perGramPaise : undefined,
      makingPaise: rate.basis === 'weight' ? rate.makingPaise : undefined,
    },
    gstRateBps,
  };
};

/** As typed: a percentage stays a percentage. */
function shownDiscount({ discountPaise, discountBps }: Quote): string {
  if (discountBps !== undefined) return `${shownNumber(discountBps, 'percent')}%`;
  return discountPaise === 0 ? '' : shownNumber(discountPaise, 'rupees');
}

/** The form of an existing quote. @param now ms; an expired quote gets a new date */
export function quoteFormOf(quote: Quote, isWithin: boolean, now: number): QuoteForm {
  const { lines, igstPaise, cgstPaise, validUntil, note = '' } = quote;
  const isBeyond = igstPaise > 0 || (cgstPaise === 0 && !isWithin);
  return {
    lines: lines.map(lineForm),
    discount: shownDiscount(quote),
    supply: isBeyond ? 'beyond' : 'within',
    validUntil: validUntil > now ? indiaDay(validUntil) : usualLastDay(now),
    note,
  };
}

interface QuoteProblem {
  /** The form path, `lines.0.rate.pricePaise`; `root` for the whole form. */
  field: string;
  message: string;
}

const unpricedLines = z.array(
  quoteLineFields.omit({ amountPaise: true }).refine(sizesFit, SIZES_PROBLEM),
);

const problemsOf = (issues: readonly z.core.$ZodIssue[], under: string): QuoteProblem[] =>
  fieldMessages(issues).map(({ field, message }) => ({
    field: `${under}${field === 'root' ? '' : field}`,
    message,
  }));

/** The valid lines. */
export const readyLines = (lines: readonly QuoteFormLine[]): UnpricedLine[] =>
  lines.flatMap((form) => {
    const { sizes, ...line } = unpricedLines.element.safeParse(form).data ?? {};
    // The database accepts no undefined field.
    return 'sku' in line ? [{ ...line, ...(sizes !== undefined && { sizes }) }] : [];
  });

export interface LiveSums {
  sums: CalculatedQuote;
  /** The number of incomplete lines, which are not included. */
  leftOut: number;
}

/** The totals while typing; an invalid discount counts as none. */
export function liveSums({ lines, discount, supply }: QuoteForm): LiveSums {
  const ready = readyLines(lines);
  const isWithinState = supply === 'within';
  const { subtotalPaise } = calculateQuote(ready, { discountPaise: 0, isWithinState });
  const read = readDiscount(discount, subtotalPaise);
  const discountPaise = 'paise' in read ? read.paise : 0;
  const sums = calculateQuote(ready, { discountPaise, isWithinState });
  return { sums, leftOut: lines.length - ready.length };
}

function lineProblems(lines: readonly QuoteFormLine[]): QuoteProblem[] {
  if (lines.length === 0) return [{ field: 'root', message: 'A quote needs at least one line.' }];
  if (lines.length > MOST_ORDER_LINES)
    return [{ field: 'root', message: `A quote can have at most ${MOST_ORDER_LINES} lines.` }];
  const parsed = unpricedLines.safeParse(lines, { reportInput: true });
  return parsed.success ? [] : problemsOf(parsed.error.issues, 'lines.');
}

function dayProblem(until: number | undefined, now: number): QuoteProblem[] {
  if (until === undefined) return [{ field: 'validUntil', message: 'Choose a date.' }];
  return until > now
    ? []
    : [{ field: 'validUntil', message: 'This date is in the past. Choose a later one.' }];
}

const TOO_MUCH = 'A quote can be at most ₹1 crore. Split the order in two.';

/** Limits of the whole quote, checked once each line is valid. */
function wholeProblems(quote: Quote): QuoteProblem[] {
  const encoded = z.safeEncode(quoteSchema, quote);
  if (encoded.success) return [];
  return encoded.error.issues.map(({ path }) => ({
    field: path[0] === 'note' ? 'note' : 'root',
    message: path[0] === 'note' ? 'At most 500 characters on one line.' : TOO_MUCH,
  }));
}

export type QuoteRead = { fits: true; quote: Quote } | { fits: false; problems: QuoteProblem[] };

/** The quote of a form, or all its problems. @param now ms */
export function readQuoteForm(form: QuoteForm, now: number): QuoteRead {
  const { sums } = liveSums(form);
  const read = readDiscount(form.discount, sums.subtotalPaise);
  const until = endOfIndiaDay(form.validUntil);
  const problems = [
    ...lineProblems(form.lines),
    ...('problem' in read ? [{ field: 'discount', message: read.problem }] : []),
    ...dayProblem(until, now),
  ];
  if (problems.length > 0 || until === undefined) return { fits: false, problems };
  const note = oneLine(form.note);
  const { lines, discountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = sums;
  const quote: Quote = {
    lines: lines.map(({ discountPaise: _, taxablePaise: __, ...line }) => line),
    ...('bps' in read && { discountBps: read.bps }),
    ...{ discountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise },
    // The last moment of the day.
    validUntil: until - 1,
    ...(note !== '' && { note }),
  };
  const whole = wholeProblems(quote);
  return whole.length > 0 ? { fits: false, problems: whole } : { fits: true, quote };
}
