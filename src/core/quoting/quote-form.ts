/** A quote as its editor holds it, and the quote that it becomes. */
import { fieldMessages } from '#core/editing/field-message.ts';
import { shownNumber } from '#core/editing/typed-number.ts';
import { endOfIndiaDay, indiaDay } from '#core/india-time.ts';
import { oneLine } from '#core/one-line.ts';
import { quote as quoteSchema, quoteLine } from '#schema/order.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import * as z from 'zod';
import { readDiscount } from './read-discount.ts';
import {
  reckonQuote,
  type Quote,
  type ReckonedQuote,
  type UnreckonedLine,
} from './reckon-quote.ts';

/** What is typed may not fit yet: then a field holds the text itself. */
const typed = z.union([z.number(), z.string()]).optional();

/** A line; of its rate, what belongs to the other basis stays for whoever goes back to it. */
export const quoteFormLine = z.object({
  sku: z.string(),
  qty: typed,
  rate: z.object({
    basis: z.enum(['piece', 'weight']),
    pricePaise: typed,
    weightMg: typed,
    perGramPaise: typed,
    makingPaise: typed,
  }),
  gstRateBps: typed,
});
export type QuoteFormLine = z.output<typeof quoteFormLine>;

/** The form, as drafts keep it. */
export const quoteForm = z.object({
  lines: z.array(quoteFormLine),
  /** As typed: rupees or per cent. */
  discount: z.string(),
  supply: z.enum(['within', 'beyond']),
  /** The last day on which it is valid, `2026-11-28`. */
  validUntil: z.string(),
  note: z.string(),
});
export type QuoteForm = z.output<typeof quoteForm>;

/** How long a quote is valid by default. */
const STANDS_DAYS = 7;
const DAY = 86_400_000;

/** @param now ms */
export const usualLastDay = (now: number): string => indiaDay(now + STANDS_DAYS * DAY);

const lineForm = ({ sku, qty, rate, gstRateBps }: Quote['lines'][number]): QuoteFormLine => ({
  sku,
  qty,
  rate: {
    basis: rate.basis,
    pricePaise: rate.basis === 'piece' ? rate.pricePaise : undefined,
    weightMg: rate.basis === 'weight' ? rate.weightMg : undefined,
    perGramPaise: rate.basis === 'weight' ? rate.perGramPaise : undefined,
    makingPaise: rate.basis === 'weight' ? rate.makingPaise : undefined,
  },
  gstRateBps,
});

/** As it was typed: a part stays one. */
function shownDiscount({ discountPaise, discountBps }: Quote): string {
  if (discountBps !== undefined) return `${shownNumber(discountBps, 'percent')}%`;
  return discountPaise === 0 ? '' : shownNumber(discountPaise, 'rupees');
}

/** The form of a quote that was given. @param now ms; a quote past its date begins with a new one */
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

export interface QuoteProblem {
  /** As the form names it: `lines.0.rate.pricePaise`; `root` for the whole. */
  field: string;
  words: string;
}

const unreckoned = z.array(quoteLine.omit({ amountPaise: true }));

const problemsOf = (issues: readonly z.core.$ZodIssue[], under: string): QuoteProblem[] =>
  fieldMessages(issues).map(({ field, message }) => ({
    field: `${under}${field === 'root' ? '' : field}`,
    words: message,
  }));

/** The lines that can be reckoned already. */
export const readyLines = (lines: readonly QuoteFormLine[]): UnreckonedLine[] =>
  lines.flatMap((line) => unreckoned.element.safeParse(line).data ?? []);

export interface LiveSums {
  sums: ReckonedQuote;
  /** Lines that are left out, since they are not whole. */
  leftOut: number;
}

/** What the quote comes to while it is typed; a discount that does not fit counts as none. */
export function liveSums({ lines, discount, supply }: QuoteForm): LiveSums {
  const ready = readyLines(lines);
  const isWithinState = supply === 'within';
  const { subtotalPaise } = reckonQuote(ready, { discountPaise: 0, isWithinState });
  const read = readDiscount(discount, subtotalPaise);
  const discountPaise = 'paise' in read ? read.paise : 0;
  const sums = reckonQuote(ready, { discountPaise, isWithinState });
  return { sums, leftOut: lines.length - ready.length };
}

function lineProblems(lines: readonly QuoteFormLine[]): QuoteProblem[] {
  if (lines.length === 0) return [{ field: 'root', words: 'A quote needs at least one line.' }];
  if (lines.length > MOST_ORDER_LINES)
    return [{ field: 'root', words: `A quote can have at most ${MOST_ORDER_LINES} lines.` }];
  const parsed = unreckoned.safeParse(lines, { reportInput: true });
  return parsed.success ? [] : problemsOf(parsed.error.issues, 'lines.');
}

function dayProblem(until: number | undefined, now: number): QuoteProblem[] {
  if (until === undefined) return [{ field: 'validUntil', words: 'Choose a date.' }];
  return until > now
    ? []
    : [{ field: 'validUntil', words: 'This date is in the past. Choose a later one.' }];
}

const TOO_MUCH = 'A quote can be at most ₹1 crore. Split the order in two.';

/** What is too much for a quote as a whole, once each line fits. */
function wholeProblems(quote: Quote): QuoteProblem[] {
  const encoded = z.safeEncode(quoteSchema, quote);
  if (encoded.success) return [];
  return encoded.error.issues.map(({ path }) => ({
    field: path[0] === 'note' ? 'note' : 'root',
    words: path[0] === 'note' ? 'At most 500 characters on one line.' : TOO_MUCH,
  }));
}

export type QuoteRead = { fits: true; quote: Quote } | { fits: false; problems: QuoteProblem[] };

/** The quote of a form, or all that is wrong with it. @param now ms */
export function readQuoteForm(form: QuoteForm, now: number): QuoteRead {
  const { sums } = liveSums(form);
  const read = readDiscount(form.discount, sums.subtotalPaise);
  const until = endOfIndiaDay(form.validUntil);
  const problems = [
    ...lineProblems(form.lines),
    ...('problem' in read ? [{ field: 'discount', words: read.problem }] : []),
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
