/** Merges two edits of one quote line by line, so that only lines changed by both are conflicts. */
import { formatUnits } from '#core/unit-of-sale.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import * as z from 'zod';
import {
  quoteForm,
  quoteFormLine,
  type QuoteForm,
  type QuoteFormLine,
} from '#core/quoting/quote-form.ts';

const LINE = 'line ';

/** Label of a line's field: its SKU, and its number if there are several; undefined for other fields. */
export const lineName = (field: string): string | undefined =>
  field.startsWith(LINE) ? field.slice(LINE.length) : undefined;

/** Field name of a line: its SKU, with a number from the second line of that SKU. */
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

/**
 * The form from these fields.
 * @throws ZodError if they do not come from `flatQuote`
 */
export function quoteOfFlat(fields: FormValues): QuoteForm {
  const lines = Object.entries(fields)
    .filter(([name, value]) => lineName(name) !== undefined && value !== undefined)
    .map(([, line]) => line);
  return quoteForm.parse({ ...fields, lines: z.array(quoteFormLine).parse(lines) });
}

const money = (value: QuoteFormLine['qty']): string =>
  typeof value === 'number' ? formatRupees(value) : (value ?? '–');

/** A line as a sentence; empty if it was removed. */
export function quoteLineText(value: unknown): string {
  const line = quoteFormLine.safeParse(value).data;
  if (line === undefined) return 'Not quoted';
  const { qty, unit, rate } = line;
  const quantity = typeof qty === 'number' ? formatUnits(qty, unit) : (qty ?? '–');
  if (rate.basis === 'unit') return `${quantity} at ${money(rate.pricePaise)}`;
  const weight = typeof rate.weightMg === 'number' ? formatGrams(rate.weightMg) : '–';
  return `${quantity}, ${weight} at ${money(rate.perGramPaise)} per gram, making charge ${money(rate.makingPaise)}`;
}
