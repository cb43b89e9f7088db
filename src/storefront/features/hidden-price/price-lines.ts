/** The price of a signed-in buyer, as public pages show it, in the lines of the sign-in hint; its table is below the order form. */
import { perUnit, SINGLE_PIECE, unitsHeading } from '#core/unit-of-sale.ts';
import { formatRupees } from '#core/format.ts';
import {
  priceSteps,
  stepQuantity,
  stepSaving,
  type PriceStep,
} from '#storefront/shared/model/price-steps.ts';
import type { PriceList } from '#core/pricing.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import { element } from '#storefront/shared/element.ts';

type Sold = Partial<Pick<ProductBrief, 'moq' | 'unit'>>;

function row(step: PriceStep): HTMLElement {
  const line = element(
    'tr',
    'border-b border-line aria-[current]:bg-wash',
    element('td', 'py-2', stepQuantity(step)),
    element('td', 'py-2 text-right font-medium', formatRupees(step.pricePaise)),
    element('td', 'py-2 text-right', stepSaving(step)),
  );
  // The order form marks the row that applies.
  line.dataset['from'] = String(step.fromQty);
  return line;
}

function column(text: string, className: string): HTMLElement {
  const head = element('th', className, text);
  head.scope = 'col';
  return head;
}

/** The table of volume pricing; undefined without tiers. */
export function priceTable(
  price: PriceList,
  { moq = 1, unit = SINGLE_PIECE }: Sold,
): HTMLElement | undefined {
  const steps = priceSteps(price, moq);
  if (steps.length < 2) return undefined;
  const heads = element(
    'tr',
    'border-b border-line text-left text-ink-soft',
    column(unitsHeading(unit), 'py-2 font-normal'),
    column(`Price ${perUnit(unit)}`, 'py-2 text-right font-normal'),
    column('You save', 'py-2 text-right font-normal'),
  );
  return element(
    'table',
    'mt-4 w-full max-w-sm text-sm',
    element('caption', 'sr-only', 'Volume pricing'),
    element('thead', '', heads),
    element('tbody', '', ...steps.map(row)),
  );
}

/** Two lines or, with a note, three. @param gst the rate as text @param note how a price by weight is made up */
export function priceLines(
  price: PriceList,
  { moq = 1, unit = SINGLE_PIECE }: Sold,
  gst: string,
  note = '',
): HTMLElement[] {
  const steps = priceSteps(price, moq);
  const [first] = steps;
  const last = steps.at(-1);
  const lead = element(
    'span',
    'block text-xl',
    element('b', 'font-medium', formatRupees(first?.pricePaise ?? price.pricePaise)),
    ` ${perUnit(unit)}`,
  );
  const lowest =
    last === undefined || last === first
      ? ''
      : `; ${formatRupees(last.pricePaise)} from ${last.fromQty}`;
  const text = `Before ${gst} GST${lowest}.`;
  return [
    lead,
    element('span', 'mt-1 block text-ink-soft', text),
    ...(note === '' ? [] : [element('span', 'block text-sm text-ink-soft', note)]),
  ];
}
