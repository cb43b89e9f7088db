/** What is said to a buyer about an order list: of one line, of the totals, of what is missing. */
import { formatDesigns, formatGrams, formatPieces, formatRupees } from '#domain/format.ts';
import type { LineRemark, ReckonedOrder, Shortfall } from './reckon-order.ts';

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

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** What an order still lacks, as a sentence; undefined when nothing. */
export function shortfallWords(
  { pieces, weightMg, paise }: Shortfall,
  unpriced: number,
): string | undefined {
  const parts = [
    pieces !== undefined && `${formatPieces(pieces)} more`,
    weightMg !== undefined && `${formatGrams(weightMg)} more`,
    paise !== undefined && `${formatRupees(paise)} more`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return undefined;
  const hidden = paise !== undefined && unpriced > 0 ? ' Prices on request are not counted.' : '';
  return `Below our smallest order: ${listed(parts)} to go.${hidden}`;
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
