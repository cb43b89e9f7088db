/** A price in two lines, so that nothing below moves when it is loaded: the unit price, and the price table on demand. */
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

function table(steps: readonly PriceStep[], unit: string): HTMLElement {
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

/** @param gst the rate as text @param note how a price by weight is made up */
export function priceLines(
  price: PriceList,
  { moq = 1, unit = SINGLE_PIECE }: Partial<Pick<ProductBrief, 'moq' | 'unit'>>,
  gst: string,
  note?: string,
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
  const text = `Before ${gst} GST`;
  const hasTiers = last !== undefined && last !== first;
  if (!hasTiers && note === undefined)
    return [lead, element('span', 'mt-1 block text-ink-soft', `${text}.`)];
  const lowest = hasTiers ? `${formatRupees(last.pricePaise)} from ${last.fromQty}` : 'by weight';
  return [
    lead,
    element(
      'details',
      'mt-1 text-ink-soft',
      element('summary', '', `${text}; ${lowest}`),
      ...(note === undefined ? [] : [element('p', 'mt-2 text-sm', note)]),
      ...(hasTiers ? [table(steps, unit)] : []),
    ),
  ];
}
