/** What is said to a buyer about an order list: of one line, of the totals, of what is missing. */
import { formatDesigns, formatRupees } from '#domain/format.ts';
import type { LineRemark, ReckonedOrder } from './reckon-order.ts';

function priceWords(wasPaise: number | null, nowPaise: number | null): string {
  if (wasPaise === null && nowPaise !== null)
    return `The price is shown now: ${formatRupees(nowPaise)} a piece.`;
  if (wasPaise !== null && nowPaise === null)
    return `Was ${formatRupees(wasPaise)} a piece, now its price is not shown.`;
  return `The price has changed: was ${formatRupees(wasPaise ?? 0)}, now ${formatRupees(nowPaise ?? 0)} a piece.`;
}

/** A remark as a sentence. */
export function remarkWords(remark: LineRemark): string {
  switch (remark.kind) {
    case 'gone':
      return 'This piece is no longer in the catalogue. Ask us about it, or remove it.';
    case 'out-of-stock':
      return 'Out of stock now. Ask us when it comes back.';
    case 'price':
      return priceWords(remark.wasPaise, remark.nowPaise);
    case 'quantity':
      return remark.problem;
  }
}

/** What the totals leave out, as sentences; empty when nothing. */
export const leftOutWords = ({ lines, unpriced, unweighed }: ReckonedOrder): string =>
  [
    unpriced > 0 &&
      unpriced < lines.length &&
      `The amount is without ${formatDesigns(unpriced)} whose price is not shown.`,
    unweighed > 0 &&
      unweighed < lines.length &&
      `The weight is without ${formatDesigns(unweighed)} that we do not know.`,
  ]
    .filter((words) => words !== false)
    .join(' ');
