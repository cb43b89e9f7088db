/** A quote that is renewed after its last day: at the current silver rate, and compared with the current prices. */
import { formatRupees } from '#core/format.ts';
import type { QuoteForm } from '#core/quoting/quote-form.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import type { QuoteLine } from '#core/quoting/calculate-quote.ts';
import { withGroupPrice } from '#core/quoting/group-price.ts';
import { makingAmount, makingBy } from '#core/quoting/line-amount.ts';
import { proposedRate, suggestedLine } from '#core/quoting/suggest-lines.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';

type Group = CustomerGroup | undefined;
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

/** What a new quote charges for making, in the measure of the line; undefined if it would not be by weight. */
function proposedMaking(line: QuoteLine, of: PricedProduct, group: Group): number | undefined {
  const { sku, qty, unit, sizes = [], rate: quoted } = line;
  const { rate } = withGroupPrice(suggestedLine({ sku, qty, unit, sizes }, of), group, of);
  const { weightMg, perGramPaise, making } = rate;
  if (quoted.basis !== 'weight' || rate.basis !== 'weight') return undefined;
  if (typeof weightMg !== 'number' || typeof perGramPaise !== 'number') return undefined;
  if (typeof making.amountPaise !== 'number') return undefined;
  const { by } = quoted.making;
  const same = makingBy(by, making.amountPaise, { qty, weightMg, perGramPaise });
  return makingAmount(qty, { ...quoted, perGramPaise, making: same });
}

/** A product priced by weight at another silver rate. */
function atQuotedRate(of: PricedProduct, perGramPaise: number): PricedProduct {
  const { product, byWeight } = of;
  const price = currentPrice({ byWeight }, product.netWeightMg, perGramPaise, product.sizes);
  return { ...of, perGramPaise, price: price ?? undefined };
}

/** The rounding of list prices to whole rupees goes to the making charge. */
const ROUNDING_PAISE = 100;

/** Only products by weight: at a fixed price, the making charge is what the silver leaves of it. */
function makingChange(line: QuoteLine, of: PricedProduct, group: Group): string[] {
  const { sku, qty, rate } = line;
  if (rate.basis !== 'weight' || of.byWeight === undefined) return [];
  const quoted = makingAmount(qty, rate);
  // A share of the silver changes with its rate alone.
  const then = proposedMaking(line, atQuotedRate(of, rate.perGramPaise), group);
  const now = proposedMaking(line, of, group);
  if (then === undefined || now === undefined) return [];
  return Math.abs(then - quoted) <= qty * ROUNDING_PAISE
    ? []
    : [`${sku}: making ${formatRupees(quoted)} quoted, ${formatRupees(now)} now`];
}

/**
 * The unit prices and making charges of a quote that differ from the current ones: `RG101: ₹450 quoted, ₹460 now`.
 * @param group the group of the customer
 */
export const pricesChangedSince = (
  lines: readonly QuoteLine[],
  products: Products,
  group: Group,
): string[] =>
  lines.flatMap((line) => {
    const { sku, qty, sizes = [], rate } = line;
    const of = products.get(sku);
    if (of === undefined) return [];
    if (rate.basis === 'weight') return makingChange(line, of, group);
    const { pricePaise: now } = proposedRate(of, { qty, sizes });
    const { pricePaise: quoted } = rate;
    return typeof now !== 'number' || now === quoted
      ? []
      : [`${sku}: ${formatRupees(quoted)} quoted, ${formatRupees(now)} now`];
  });
