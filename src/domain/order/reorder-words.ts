/** What is said to a buyer who orders again. */
import { formatDesigns, formatPieces, formatRupees } from '#domain/format.ts';
import { leastQuantity, type QuantityRule } from './quantity.ts';
import type { ReorderChange, ReorderLine } from './reorder.ts';

/** Why a piece cannot be ordered now, as a sentence. */
export const REFUSAL_WORDS: Readonly<Record<'gone' | 'out-of-stock', string>> = {
  gone: 'No longer in the catalogue.',
  'out-of-stock': 'Out of stock now.',
};

const ruleWords = (rule: QuantityRule, was: number): string =>
  was < leastQuantity(rule)
    ? `the smallest order is ${formatPieces(leastQuantity(rule))}`
    : `it is sold in steps of ${rule.orderMultiple}`;

/** One change as a sentence. */
export function changeWords(change: ReorderChange): string {
  switch (change.kind) {
    case 'price':
      return `Quoted at ${formatRupees(change.wasPaise)} a piece, now ${formatRupees(change.nowPaise)}.`;
    case 'price-unknown':
      return change.wasPaise === undefined
        ? 'Quoted by weight last time; the next quote says what it costs now.'
        : `Quoted at ${formatRupees(change.wasPaise)} a piece last time; the next quote says what it costs now.`;
    case 'quantity':
      return `${formatPieces(change.now)} instead of ${change.was}: ${ruleWords(change.rule, change.was)} now.`;
    case 'code':
      return `The code was ${change.was}, and is ${change.now} now.`;
    case 'made-to-order':
      return 'Made to order now: it takes longer.';
  }
}

/** What the button says: how much of the old order it adds. */
export function addWords(lines: readonly ReorderLine[]): string {
  const can = lines.filter((line) => line.can).length;
  if (can === lines.length) return `Add ${formatDesigns(can)}`;
  return `Add ${can} of ${formatDesigns(lines.length)}`;
}

/** What a piece costs today, as far as it is shown to this buyer. */
export const todayWords = (nowPaise: number | null): string =>
  nowPaise === null ? 'price with the quote' : `${formatRupees(nowPaise)} a piece today`;

const allOfIt = (isPriced: boolean): string =>
  `All of it can be ordered again as it was${isPriced ? ', at the prices below' : ''}.`;

/** The whole as a sentence. */
export function reorderSummary(lines: readonly ReorderLine[]): string {
  const can = lines.filter((line) => line.can);
  if (can.length === 0) return 'Nothing of this order can be had now.';
  const changed = can.filter((line) => line.changes.length > 0).length;
  const lost = lines.length - can.length;
  if (changed === 0 && lost === 0) return allOfIt(can.some(({ nowPaise }) => nowPaise !== null));
  return [
    lost > 0 && `${formatDesigns(lost)} cannot be had now.`,
    changed > 0 && `${formatDesigns(changed)} changed since.`,
    changed === 0 && 'The rest is as it was.',
  ]
    .filter((words) => words !== false)
    .join(' ');
}
