/** Texts about an order list: remarks on lines, totals and omissions. */
import { perUnit } from '#core/unit-of-sale.ts';
import { formatDesigns, formatRupees } from '#core/format.ts';
import type { LineRemark, CalculatedOrder } from './calculate-order.ts';

type PriceRemark = Extract<LineRemark, { kind: 'price' }>;

function priceChangeMessage({ wasPaise, nowPaise, unit, now }: PriceRemark): string {
  const each = perUnit(unit);
  if (nowPaise === null && wasPaise === null)
    return 'The price of this design changed since you added it.';
  if (nowPaise === null)
    return `Was ${formatRupees(wasPaise ?? 0)} ${each}. The price is now in the quote.`;
  if (wasPaise === null) return `Now priced at ${now ?? formatRupees(nowPaise)} ${each}.`;
  if (now !== undefined) return `Price changed. It is now ${now} ${each}.`;
  return `Price changed from ${formatRupees(wasPaise)} to ${formatRupees(nowPaise)} ${each}.`;
}

/** A remark as a sentence. */
export function remarkMessage(remark: LineRemark): string {
  switch (remark.kind) {
    case 'deleted':
      return 'No longer in the catalogue. Ask us about it, or remove it.';
    case 'out-of-stock':
      return 'Out of stock. Ask us when it will be back.';
    case 'price':
      return priceChangeMessage(remark);
    case 'quantity':
    case 'sizes':
      return remark.problem;
  }
}

/** What the totals omit, as sentences; empty if nothing. */
export const omittedMessage = ({ lines, unpriced, unweighed }: CalculatedOrder): string =>
  [
    unpriced > 0 &&
      unpriced < lines.length &&
      `The amount doesn’t include ${formatDesigns(unpriced)} without a price.`,
    unweighed > 0 &&
      unweighed < lines.length &&
      `The weight doesn’t include ${formatDesigns(unweighed)} no longer in the catalogue.`,
  ]
    .filter((part) => part !== false)
    .join(' ');

/** Shown where the link of a list is copied. */
export const NOTES_LEFT_OUT =
  'The link leaves out the notes of your lines, because it would be too long for some phones.';
