/** A quote that is renewed after its last day: at the current silver rate, and compared with the current prices. */
import { formatRupees } from '#core/format.ts';
import type { QuoteForm } from '#core/quoting/quote-form.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { proposedRate } from '#core/quoting/suggest-lines.ts';
import { lineSizes } from './quantity-values.ts';

type Products = ReadonlyMap<string, PricedProduct>;

/**
 * Lines by weight get the current silver rate; agreed prices and making charges stay.
 * @param perGramPaise undefined if no rate is set: then the quoted ones stay
 */
export const renewedForm = (form: QuoteForm, perGramPaise: number | undefined): QuoteForm => ({
  ...form,
  lines: form.lines.map((line) =>
    line.rate.basis === 'weight' && perGramPaise !== undefined
      ? { ...line, rate: { ...line.rate, perGramPaise } }
      : line,
  ),
});

interface Renewal {
  /** Whether the form shows a draft, which keeps its date and rates. */
  isDraft: boolean;
  /** Undefined if no silver rate is set. */
  perGramPaise: number | undefined;
}

/** What is new in the form of an expired quote. */
export function renewalText({ isDraft, perGramPaise }: Renewal): string {
  if (isDraft) return 'This quote has expired. Check the quote and its date, then send it.';
  const rate =
    perGramPaise === undefined ? '' : ', and lines by weight have the current silver rate';
  return `This quote has expired. “Valid until” has a new date${rate}. Check the quote, then send it.`;
}

/** The unit prices of a quote that differ from the current prices: `RG101: ₹450 quoted, ₹460 now`. */
export const pricesChangedSince = (form: QuoteForm, products: Products): string[] =>
  form.lines.flatMap((line) => {
    const { sku, qty, rate } = line;
    const of = products.get(sku);
    if (of === undefined || typeof qty !== 'number' || rate.basis === 'weight') return [];
    const { pricePaise: now } = proposedRate(of, { qty, sizes: lineSizes(line) });
    const { pricePaise: quoted } = rate;
    return typeof now !== 'number' || typeof quoted !== 'number' || now === quoted
      ? []
      : [`${sku}: ${formatRupees(quoted)} quoted, ${formatRupees(now)} now`];
  });
