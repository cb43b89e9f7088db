/** Valid quantities of a product: from its MOQ up, in order multiples; and the one with the next lower price. */
import { formatCount, formatRupees } from '#core/format.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';
import { each, formatUnits, SINGLE_PIECE, unitsName } from '#core/unit-of-sale.ts';
import { MOST_UNITS } from '#schema/limits.ts';

/** The quantity rule of a product. */
export interface QuantityRule {
  /** The smallest quantity that can be ordered. */
  moq: number;
  /** Quantities are multiples of this. */
  orderMultiple: number;
  /** How it is sold; absent for a single piece. */
  unit?: string | undefined;
}

/** The smallest multiple that is not below the MOQ. */
export const leastQuantity = ({ moq, orderMultiple }: QuantityRule): number =>
  Math.ceil(moq / orderMultiple) * orderMultiple;

/** The largest valid quantity. */
const mostQuantity = ({ orderMultiple }: QuantityRule): number =>
  Math.floor(MOST_UNITS / orderMultiple) * orderMultiple;

/** The nearest valid quantity at or above `qty`, or the largest. */
export function fittingQuantity(rule: QuantityRule, qty: number): number {
  const up = Math.ceil(qty / rule.orderMultiple) * rule.orderMultiple;
  return Math.min(Math.max(Number.isFinite(up) ? up : 0, leastQuantity(rule)), mostQuantity(rule));
}

/** The next valid quantity above or below `qty`. */
export function steppedQuantity(rule: QuantityRule, qty: number, direction: 1 | -1): number {
  const { orderMultiple } = rule;
  const next =
    direction === 1
      ? (Math.floor(qty / orderMultiple) + 1) * orderMultiple
      : (Math.ceil(qty / orderMultiple) - 1) * orderMultiple;
  return fittingQuantity(rule, next);
}

/** The nearest valid quantities to offer instead: one or two, ascending. */
export function nearestQuantities(rule: QuantityRule, qty: number): number[] {
  const up = fittingQuantity(rule, qty);
  const down = steppedQuantity(rule, up, -1);
  return down < qty && qty < up ? [down, up] : [up];
}

/** Why a quantity is invalid, as a message; undefined if it is valid. */
export function quantityProblem(rule: QuantityRule, qty: number): string | undefined {
  const least = leastQuantity(rule);
  if (!Number.isInteger(qty))
    return `Enter a whole number of ${unitsName(rule.unit ?? SINGLE_PIECE)}.`;
  if (qty < least) {
    return `The MOQ is ${formatUnits(least, rule.unit)}.`;
  }
  if (qty > mostQuantity(rule))
    return `The maximum is ${formatUnits(mostQuantity(rule), rule.unit)}.`;
  if (qty % rule.orderMultiple !== 0) {
    const fitting = fittingQuantity(rule, qty);
    return `Sold in multiples of ${rule.orderMultiple}: choose ${fitting - rule.orderMultiple} or ${fitting}.`;
  }
  return undefined;
}

/** The rule for units that are added to those in the list: once these reach the MOQ, only the multiple counts. */
export const additionRule = (rule: QuantityRule, listed: number): QuantityRule =>
  listed < leastQuantity(rule) ? rule : { ...rule, moq: 1 };

/** Why a quantity can't be added to the one in the list, over which the MOQ counts; undefined if it can. */
export function additionProblem(
  rule: QuantityRule,
  qty: number,
  listed: number,
): string | undefined {
  if (qty > 0 && quantityProblem(rule, qty + listed) === undefined) return undefined;
  const { orderMultiple, unit } = rule;
  return listed >= leastQuantity(rule) && qty < orderMultiple
    ? `Add at least ${formatUnits(orderMultiple, unit)}.`
    : quantityProblem(additionRule(rule, listed), qty);
}

/** The next lower price. */
export interface LowerPrice {
  /** The smallest quantity with this price. */
  qty: number;
  /** `6 more for ₹417 each`, `6 more for ₹834 per pair`. */
  text: string;
}

/**
 * The next lower price above `qty`, at a quantity that can be ordered.
 * @returns undefined at the lowest price
 */
export function lowerPrice(
  rule: QuantityRule,
  prices: PriceList,
  qty: number,
): LowerPrice | undefined {
  const tier = prices.tiers.find(({ minQty }) => minQty > qty);
  if (tier === undefined) return undefined;
  const next = fittingQuantity(rule, tier.minQty);
  // The largest quantity of an order may be below the tier.
  if (next < tier.minQty) return undefined;
  // `lowerLinePrice` has the amounts of sizes with prices of their own.
  const price = prices.bySize
    ? 'a lower price'
    : `${formatRupees(unitPriceAt(prices, next))} ${each(rule.unit)}`;
  return { qty: next, text: `${formatCount(next - qty)} more for ${price}` };
}
