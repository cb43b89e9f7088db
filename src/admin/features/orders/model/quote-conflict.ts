/** Two people have written a quote for one order: each line is told apart, so that only what both changed is asked. */
import type { FormValues } from '#core/editing/form-values.ts';
import { formatGrams, formatPieces, formatRupees } from '#core/format.ts';
import * as z from 'zod';
import {
  quoteForm,
  quoteFormLine,
  type QuoteForm,
  type QuoteFormLine,
} from '#core/quoting/quote-form.ts';

const LINE = 'line ';

/** What a field of a line is called for people: its SKU, and which of several it is; undefined for other fields. */
export const lineName = (field: string): string | undefined =>
  field.startsWith(LINE) ? field.slice(LINE.length) : undefined;

/** The field of a line, by its SKU; of several with one SKU, the second and those after it by their number, too. */
const lineField = (sku: string, number: number): string =>
  number === 1 ? `${LINE}${sku}` : `${LINE}${sku}, ${number}`;

/** The form with each line as a field of its own. */
export function flatQuote({ lines, ...rest }: QuoteForm): FormValues {
  const fields: FormValues = { ...rest };
  const met = new Map<string, number>();
  for (const line of lines) {
    const number = (met.get(line.sku) ?? 0) + 1;
    met.set(line.sku, number);
    fields[lineField(line.sku, number)] = line;
  }
  return fields;
}

/** The form again. @throws ZodError when the fields were never one */
export function quoteOfFlat(fields: FormValues): QuoteForm {
  const lines = Object.entries(fields)
    .filter(([name, value]) => lineName(name) !== undefined && value !== undefined)
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
  return `${pieces}, ${weight} at ${money(rate.perGramPaise)} per gram, making charge ${money(rate.makingPaise)}`;
}
