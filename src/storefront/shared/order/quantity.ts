/** How many pieces of a product may be ordered: from its smallest quantity up, in steps of its multiple. */
import { formatPieces } from '#core/format.ts';
import { MOST_PIECES } from '#schema/limits.ts';

/** What a product says of quantities. */
export interface QuantityRule {
  /** The smallest quantity that can be ordered. */
  moq: number;
  /** Quantities go up in steps of this. */
  orderMultiple: number;
}

/** The smallest multiple that is no less than the smallest quantity. */
export const leastQuantity = ({ moq, orderMultiple }: QuantityRule): number =>
  Math.ceil(moq / orderMultiple) * orderMultiple;

/** The largest multiple that an order may hold. */
const mostQuantity = ({ orderMultiple }: QuantityRule): number =>
  Math.floor(MOST_PIECES / orderMultiple) * orderMultiple;

/** The allowed quantity that is nearest to `wanted` from above, or the largest there is. */
export function fittingQuantity(rule: QuantityRule, wanted: number): number {
  const up = Math.ceil(wanted / rule.orderMultiple) * rule.orderMultiple;
  return Math.min(Math.max(Number.isFinite(up) ? up : 0, leastQuantity(rule)), mostQuantity(rule));
}

/** The allowed quantity that is one step from `qty`. */
export function steppedQuantity(rule: QuantityRule, qty: number, direction: 1 | -1): number {
  const { orderMultiple } = rule;
  const next =
    direction === 1
      ? (Math.floor(qty / orderMultiple) + 1) * orderMultiple
      : (Math.ceil(qty / orderMultiple) - 1) * orderMultiple;
  return fittingQuantity(rule, next);
}

/** What to offer instead of a quantity that cannot be ordered: the one or two allowed ones beside it, rising. */
export function nearestQuantities(rule: QuantityRule, wanted: number): number[] {
  const up = fittingQuantity(rule, wanted);
  const down = steppedQuantity(rule, up, -1);
  return down < wanted && wanted < up && down !== up ? [down, up] : [up];
}

/** Why a quantity cannot be ordered, in words for a buyer; undefined when it can. */
export function quantityProblem(rule: QuantityRule, qty: number): string | undefined {
  const least = leastQuantity(rule);
  if (!Number.isInteger(qty)) return 'Enter a whole number of pieces.';
  if (qty < least) {
    return `The MOQ is ${formatPieces(least)}.`;
  }
  if (qty > mostQuantity(rule)) return `The maximum is ${formatPieces(mostQuantity(rule))}.`;
  if (qty % rule.orderMultiple !== 0) {
    const fitting = fittingQuantity(rule, qty);
    return `Sold in multiples of ${rule.orderMultiple}: choose ${fitting - rule.orderMultiple} or ${fitting}.`;
  }
  return undefined;
}
