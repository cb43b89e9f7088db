/** A price as two lines, so that nothing below moves when they come: a piece, and by quantity for who asks. */
import { formatRupees } from '#core/format.ts';
import { priceSteps, stepQuantity, type PriceStep } from '#storefront/shared/model/price-steps.ts';
import type { PriceList } from '#core/pricing.ts';
import { element } from './element.ts';

function row({ fromQty, pricePaise }: PriceStep, quantity: string): HTMLElement {
  const line = element(
    'tr',
    'border-b border-line aria-[current]:bg-wash',
    element('td', 'py-2', quantity),
    element('td', 'py-2 text-right font-medium', formatRupees(pricePaise)),
  );
  // The order form marks the row that holds.
  line.dataset['from'] = String(fromQty);
  return line;
}

function column(words: string, className: string): HTMLElement {
  const head = element('th', className, words);
  head.scope = 'col';
  return head;
}

function table(steps: readonly PriceStep[]): HTMLElement {
  const heads = element(
    'tr',
    'border-b border-line text-left text-ink-soft',
    column('Pieces', 'py-2 font-normal'),
    column('Price per piece', 'py-2 text-right font-normal'),
  );
  return element(
    'table',
    'mt-4 w-full max-w-sm text-sm',
    element('caption', 'sr-only', 'Volume pricing'),
    element('thead', '', heads),
    element('tbody', '', ...steps.map((step) => row(step, stepQuantity(step)))),
  );
}

/** @param moq the smallest quantity that can be ordered, pieces @param gst its rate, in words */
export function priceLines(price: PriceList, moq: number, gst: string): HTMLElement[] {
  const steps = priceSteps(price, moq);
  const [first] = steps;
  const last = steps.at(-1);
  const lead = element(
    'span',
    'block text-xl',
    element('b', 'font-medium', formatRupees(first?.pricePaise ?? price.pricePaise)),
    ' per piece',
  );
  const words = `Before ${gst} GST`;
  if (last === undefined || last === first) {
    return [lead, element('span', 'mt-1 block text-ink-soft', `${words}.`)];
  }
  const lowest = `${formatRupees(last.pricePaise)} from ${last.fromQty}`;
  return [
    lead,
    element(
      'details',
      'mt-1 text-ink-soft',
      element('summary', '', `${words}; ${lowest}`),
      table(steps),
    ),
  ];
}
