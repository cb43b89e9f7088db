/** Two people have written a quote for one order: each line is told apart, so that only what both changed is asked. */
import type { FormValues } from '#domain/editing/form-values.ts';
import { formatGrams, formatPieces, formatRupees } from '#domain/format.ts';
import * as z from 'zod';
import { quoteForm, quoteFormLine, type QuoteForm, type QuoteFormLine } from './quote-form.ts';

const LINE = 'line ';

/** The field of a line, by its SKU. */
export const lineField = (sku: string): string => `${LINE}${sku}`;

/** The form with each line as a field of its own. */
export const flatQuote = ({ lines, ...rest }: QuoteForm): FormValues => ({
  ...rest,
  ...Object.fromEntries(lines.map((line) => [lineField(line.sku), line])),
});

/** The form again. @throws ZodError when the fields were never one */
export function quoteOfFlat(fields: FormValues): QuoteForm {
  const lines = Object.entries(fields)
    .filter(([name, value]) => name.startsWith(LINE) && value !== undefined)
    .map(([, line]) => line);
  return quoteForm.parse({ ...fields, lines: z.array(quoteFormLine).parse(lines) });
}

const money = (value: QuoteFormLine['qty']): string =>
  typeof value === 'number' ? formatRupees(value) : (value ?? '–');

/** A line as a sentence; nothing where it was taken out. */
export function lineWords(value: unknown): string {
  const line = quoteFormLine.safeParse(value).data;
  if (line === undefined) return 'Not quoted';
  const { qty, rate } = line;
  const pieces = typeof qty === 'number' ? formatPieces(qty) : (qty ?? '–');
  if (rate.basis === 'piece') return `${pieces} at ${money(rate.pricePaise)}`;
  const weight = typeof rate.weightMg === 'number' ? formatGrams(rate.weightMg) : '–';
  return `${pieces}, ${weight} at ${money(rate.perGramPaise)} a gram, making ${money(rate.makingPaise)}`;
}
