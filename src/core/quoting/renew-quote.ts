/** A quote that is renewed after its last day: at the current silver rate, and compared with the current prices. */
import { formatRupees } from '#core/format.ts';
import type { QuoteForm, QuoteFormLine } from './quote-form.ts';
import type { PricedProduct } from './priced-product.ts';
import { proposedRate } from './suggest-lines.ts';

type Products = ReadonlyMap<string, PricedProduct>;

function renewedLine(line: QuoteFormLine, of: PricedProduct | undefined): QuoteFormLine {
  const { perGramPaise } = of ?? {};
  return line.rate.basis === 'weight' && perGramPaise !== undefined
    ? { ...line, rate: { ...line.rate, perGramPaise } }
    : line;
}

/** Lines by weight get the current silver rate; agreed prices and making charges stay. @param products by SKU */
export const renewedForm = (form: QuoteForm, products: Products): QuoteForm => ({
  ...form,
  lines: form.lines.map((line) => renewedLine(line, products.get(line.sku))),
});

/** The unit prices of a quote that differ from the current prices: `RG101: ₹450 quoted, ₹460 now`. */
export const pricesChangedSince = (form: QuoteForm, products: Products): string[] =>
  form.lines.flatMap(({ sku, qty, rate }) => {
    const of = products.get(sku);
    if (of === undefined || typeof qty !== 'number' || rate.basis === 'weight') return [];
    const { pricePaise: now } = proposedRate(of, { qty });
    const { pricePaise: quoted } = rate;
    return now === undefined || typeof quoted !== 'number' || now === quoted
      ? []
      : [`${sku}: ${formatRupees(quoted)} quoted, ${formatRupees(now)} now`];
  });
