/** Reads the quote form: its totals while typing, and its quote or all its problems. */
import { fieldMessages } from '#core/editing/field-message.ts';
import { endOfIndiaDay } from '#core/india-time.ts';
import { oneLine } from '#core/one-line.ts';
import { succeeded, type Result } from '#core/result.ts';
import { paise } from '#schema/fields.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import {
  quote as quoteSchema,
  quoteFields,
  quoteLineFields,
  sizesFit,
  SIZES_PROBLEM,
} from '#schema/quote.ts';
import * as z from 'zod';
import {
  calculateQuote,
  type CalculatedQuote,
  type Quote,
  type UnpricedLine,
} from './calculate-quote.ts';
import { lineAmount } from './line-amount.ts';
import type { QuoteForm, QuoteFormLine } from './quote-form.ts';
import { readDiscount } from './read-discount.ts';

interface QuoteProblem {
  /** The form path, `lines.0.rate.pricePaise`; `root` for the whole form. */
  field: string;
  message: string;
}

const withoutAmounts = quoteLineFields
  .omit({ amountPaise: true, discountPaise: true, discountBps: true })
  .refine(sizesFit, SIZES_PROBLEM);
const charges = z.object({
  freightPaise: paise.optional(),
  packingPaise: paise.optional(),
  advanceBps: quoteFields.shape.advanceBps,
});

const problemsOf = (issues: readonly z.core.$ZodIssue[], under: string): QuoteProblem[] =>
  fieldMessages(issues).map(({ field, message }) => ({
    field: `${under}${field === 'root' ? '' : field}`,
    message,
  }));

/** A valid line, and the problem of its discount, which then counts as none; undefined for another line. */
function readLine(form: QuoteFormLine): { line: UnpricedLine; problem?: string } | undefined {
  const { sizes, ...fields } = withoutAmounts.safeParse(form).data ?? {};
  if (!('sku' in fields)) return undefined;
  // The database accepts no undefined field.
  const line = { ...fields, ...(sizes !== undefined && { sizes }) };
  const read = readDiscount(form.discount, lineAmount(line.qty, line.rate));
  if ('problem' in read) return { line, problem: read.problem };
  const { paise: discountPaise, bps: discountBps } = read;
  return {
    line: {
      ...line,
      ...(discountPaise > 0 && { discountPaise }),
      ...(discountBps !== undefined && { discountBps }),
    },
  };
}

/** The valid lines. */
export const readyLines = (lines: readonly QuoteFormLine[]): UnpricedLine[] =>
  lines.flatMap((line) => readLine(line)?.line ?? []);

export interface LiveSums {
  sums: CalculatedQuote;
  /** The number of incomplete lines, which are not included. */
  leftOut: number;
}

const amountIn = (value: string | number | undefined): number =>
  paise.optional().safeParse(value).data ?? 0;

/** The totals while typing; an invalid discount or charge counts as none. */
export function liveSums(form: QuoteForm): LiveSums {
  const { lines, discount, supply, isRounded } = form;
  const ready = readyLines(lines);
  const terms = {
    discountPaise: 0,
    freightPaise: amountIn(form.freightPaise),
    packingPaise: amountIn(form.packingPaise),
    isWithinState: supply !== 'beyond',
    isRounded,
  };
  const { subtotalPaise } = calculateQuote(ready, terms);
  const read = readDiscount(discount, subtotalPaise);
  const discountPaise = 'paise' in read ? read.paise : 0;
  const sums = calculateQuote(ready, { ...terms, discountPaise });
  return { sums, leftOut: lines.length - ready.length };
}

function lineProblems(lines: readonly QuoteFormLine[]): QuoteProblem[] {
  if (lines.length === 0) return [{ field: 'root', message: 'A quote needs at least one line.' }];
  if (lines.length > MOST_ORDER_LINES)
    return [{ field: 'root', message: `A quote can have at most ${MOST_ORDER_LINES} lines.` }];
  const parsed = z.array(withoutAmounts).safeParse(lines, { reportInput: true });
  const discounts = lines.flatMap((line, at) => {
    const message = readLine(line)?.problem;
    return message === undefined ? [] : [{ field: `lines.${at}.discount`, message }];
  });
  return [...problemsOf(parsed.error?.issues ?? [], 'lines.'), ...discounts];
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

export type QuoteRead = Result<Quote, { success: false; problems: QuoteProblem[] }>;

/** The quote of a form, or all its problems. @param now ms */
export function readQuoteForm(form: QuoteForm, now: number): QuoteRead {
  const { sums } = liveSums(form);
  const read = readDiscount(form.discount, sums.subtotalPaise);
  const terms = charges.safeParse(form, { reportInput: true });
  const until = endOfIndiaDay(form.validUntil);
  const problems = [
    ...lineProblems(form.lines),
    ...('problem' in read ? [{ field: 'discount', message: read.problem }] : []),
    ...problemsOf(terms.error?.issues ?? [], ''),
    ...dayProblem(until, now),
  ];
  if (problems.length > 0 || until === undefined) return { success: false, problems };
  const note = oneLine(form.note);
  const quote: Quote = {
    ...sums.quote,
    ...('bps' in read && { discountBps: read.bps }),
    ...(form.supply === 'counter' && { isOverCounter: true }),
    ...(terms.data?.advanceBps !== undefined && { advanceBps: terms.data.advanceBps }),
    // The last moment of the day.
    validUntil: until - 1,
    ...(note !== '' && { note }),
  };
  const whole = wholeProblems(quote);
  return whole.length > 0 ? { success: false, problems: whole } : succeeded(quote);
}
