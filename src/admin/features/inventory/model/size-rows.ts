/** The rows in which the stock of a product is shown and changed: one for each size, or a single one. */
import { formatCount, formatGrams } from '#core/format.ts';
import { productWeight, type WeighedProduct } from '#core/sizes/size-weights.ts';
import { levelOf, levelsToCount } from '#core/stock/stock-levels.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { StaffReason, StockChange, StockReason } from '#schema/stock-move.ts';
import type { Stock, StockLevel } from '#schema/stock.ts';

/** Today's sizes in their order, then previous ones that have stock. */
export function sizeRows(
  sizes: ProductDocument['sizes'],
  stock: Pick<Stock, 'levels'> | undefined,
): StockLevel[] {
  const levels = stock?.levels ?? [];
  const labels: (string | undefined)[] =
    sizes.length === 0 ? [undefined] : sizes.map(({ label }) => label);
  const previous = levels.filter(
    ({ size, onHand }) => !labels.includes(size) && (onHand > 0 || size !== undefined),
  );
  return [...labels.map((label) => levelOf(levels, label)), ...previous];
}

/** The name of a row; stock without a size can be left from before a product had sizes. @param rows of the product */
export const sizeName = (size: string | undefined, rows: number): string =>
  size ?? (rows > 1 ? 'No size' : 'All');

/** What staff should do about stock that is not for sale, because the product's sizes have changed. */
export const notForSale = (
  sizes: ProductDocument['sizes'],
  { levels }: Pick<Stock, 'levels'>,
): string[] =>
  levelsToCount(sizes, levels).map(({ size, onHand }) =>
    size === undefined
      ? `${formatCount(onHand)} without a size ${onHand === 1 ? 'is' : 'are'} not for sale: count ${onHand === 1 ? 'it' : 'them'} by size.`
      : `${formatCount(onHand)} in size ${size} ${onHand === 1 ? 'is' : 'are'} not for sale: the product no longer has this size. Count ${onHand === 1 ? 'it' : 'them'} again.`,
  );

/** `4 are reserved for orders.` */
export const reservedText = ({ reserved }: Pick<StockLevel, 'reserved'>): string =>
  `${formatCount(reserved)} ${reserved === 1 ? 'is' : 'are'} reserved for orders.`;

/** The units in or out, for a typed quantity. */
export function signedUnits(reason: StaffReason, quantity: number, level: StockLevel): number {
  if (reason === 'counted') return quantity - level.onHand;
  return reason === 'damaged' || reason === 'sold' ? 0 - quantity : quantity;
}

/**
 * The change of a level; undefined if nothing changes. A first count of 0 is a change: it starts tracking.
 * @param stored the levels of the product
 */
export function changeOf(
  reason: StaffReason,
  quantity: number,
  level: StockLevel,
  stored: readonly StockLevel[],
): StockChange | undefined {
  const onHand = signedUnits(reason, quantity, level);
  const isFirstCount = reason === 'counted' && stored.every(({ size }) => size !== level.size);
  if (onHand === 0 && !isFirstCount) return undefined;
  return { ...(level.size !== undefined && { size: level.size }), onHand, reserved: 0 };
}

/** A count is refused if the stock that it replaces has changed; other movements add to whatever there is. */
export const seenFor = (
  reason: StaffReason,
  rows: readonly StockLevel[],
): { seen?: readonly StockLevel[] } => (reason === 'counted' ? { seen: rows } : {});

export const REASON_NAMES: Record<StockReason, string> = {
  received: 'Received',
  sold: 'Sold',
  returned: 'Returned',
  damaged: 'Damaged or lost',
  counted: 'Counted',
  adjusted: 'Adjusted',
  reserved: 'Reserved',
  released: 'Released',
};

const signed = (units: number): string => (units > 0 ? `+${units}` : `−${0 - units}`);

/** Units of a size, or without one. */
type Units = Pick<StockLevel, 'size' | 'onHand'>;

/** The net weight of units on hand, mg; undefined if the product is missing, or has no weight. */
export function onHandWeight(
  product: WeighedProduct | undefined,
  all: readonly Units[],
): number | undefined {
  const qty = all.reduce((sum, { onHand }) => sum + onHand, 0);
  const sizes = all.flatMap(({ size, onHand }) =>
    size === undefined ? [] : [{ label: size, qty: onHand }],
  );
  return product && productWeight(product, { qty, sizes });
}

/** The same as text: `12.4 g`. */
export function onHandGrams(product: WeighedProduct | undefined, all: readonly Units[]): string {
  const mg = onHandWeight(product, all);
  return mg === undefined ? '' : formatGrams(mg);
}

/**
 * `Size 12: +4 on hand (12.8 g), −4 reserved`.
 * @param product for its present weight
 */
export function changeText(
  { size, onHand, reserved }: StockChange,
  product: WeighedProduct | undefined,
): string {
  const grams = onHandGrams(product, [{ size, onHand: Math.abs(onHand) }]);
  const parts = [
    ...(onHand === 0 ? [] : [`${signed(onHand)} on hand${grams && ` (${grams})`}`]),
    ...(reserved === 0 ? [] : [`${signed(reserved)} reserved`]),
  ];
  // Only a first count of 0 changes nothing else.
  const text = parts.length === 0 ? '0 on hand' : parts.join(', ');
  return `${size === undefined ? '' : `Size ${size}: `}${text}`;
}
