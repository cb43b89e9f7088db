/** Messages for ordering again. */
import { formatUnits, perUnit } from '#core/unit-of-sale.ts';
import { formatDesigns, formatRupees } from '#core/format.ts';
import { leastQuantity, type QuantityRule } from '#storefront/shared/order/quantity.ts';
import type { ReorderChange, ReorderLine } from './reorder.ts';

/** Why a product cannot be ordered. */
export const REFUSAL_MESSAGES: Readonly<Record<'deleted' | 'out-of-stock', string>> = {
  deleted: 'No longer in the catalogue.',
  'out-of-stock': 'Out of stock.',
};

const ruleMessage = (rule: QuantityRule, was: number): string =>
  was < leastQuantity(rule)
    ? `the MOQ is ${formatUnits(leastQuantity(rule), rule.unit)}`
    : `it is sold in multiples of ${rule.orderMultiple}`;

/** The message for one change. */
export function changeMessage(change: ReorderChange): string {
  switch (change.kind) {
    case 'price':
      return `Quoted at ${formatRupees(change.wasPaise)} ${perUnit(change.unit)}, now ${formatRupees(change.nowPaise)}.`;
    case 'price-unknown':
      return change.wasPaise === undefined
        ? 'Quoted by weight last time. The new quote gives today’s price.'
        : `Quoted at ${formatRupees(change.wasPaise)} ${perUnit(change.unit)} last time. The new quote gives today’s price.`;
    case 'quantity':
      return `${formatUnits(change.now, change.rule.unit)} instead of ${change.was}: ${ruleMessage(change.rule, change.was)} now.`;
    case 'code':
      return `The SKU changed from ${change.was} to ${change.now}.`;
    case 'made-to-order':
      return 'Now made to order, so it takes longer.';
  }
}

/** The button label with the number of designs. */
export function addLabel(lines: readonly ReorderLine[]): string {
  const can = lines.filter((line) => line.can).length;
  if (can === lines.length) return `Add ${formatDesigns(can)}`;
  return `Add ${can} of ${formatDesigns(lines.length)}`;
}

/** The current unit price, if visible to this buyer. */
export const priceTodayText = (nowPaise: number | null, unit: string): string =>
  nowPaise === null ? 'price in the quote' : `${formatRupees(nowPaise)} ${perUnit(unit)} today`;

const allOfIt = (isPriced: boolean): string =>
  `You can order everything again${isPriced ? ' at the prices below' : ''}.`;

/** The summary in one sentence. */
export function reorderSummary(lines: readonly ReorderLine[]): string {
  const can = lines.filter((line) => line.can);
  if (can.length === 0) return 'None of these designs is available now.';
  const changed = can.filter((line) => line.changes.length > 0).length;
  const lost = lines.length - can.length;
  if (changed === 0 && lost === 0) return allOfIt(can.some(({ nowPaise }) => nowPaise !== null));
  return [
    lost > 0 && `${formatDesigns(lost)} ${lost === 1 ? 'is' : 'are'} not available now.`,
    changed > 0 && `${formatDesigns(changed)} changed since then.`,
    changed === 0 && 'The rest is unchanged.',
  ]
    .filter((part) => part !== false)
    .join(' ');
}
