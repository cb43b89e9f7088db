/** Stock arithmetic: what movements leave on hand, reserved and available. Nothing becomes negative. */
import { onlySizeOf } from '#core/sizes/by-size.ts';
import type { StockChange } from '#schema/stock-move.ts';
import type { Stock, StockLevel } from '#schema/stock.ts';

/** Units that can still be sold. */
export const availableOf = ({
  onHand,
  reserved,
}: Pick<StockLevel, 'onHand' | 'reserved'>): number => onHand - reserved;

/** The level of a size; without one, there is none of it. */
export const levelOf = (
  levels: readonly StockLevel[],
  size: string | undefined,
): Readonly<StockLevel> =>
  levels.find((level) => level.size === size) ?? {
    ...(size !== undefined && { size }),
    onHand: 0,
    reserved: 0,
  };

/**
 * The size whose level has units of a product with a single size. Buyers do not choose it, and stock from before the
 * product had sizes has none, so it is the level of this size or that without one, whichever has more available.
 * @param size any other size is returned unchanged
 */
export const stockedSize = (
  { size, onlySize }: { size?: string | undefined; onlySize?: string | undefined },
  available: (size?: string) => number,
): string | undefined => {
  if (onlySize === undefined || (size ?? onlySize) !== onlySize) return size;
  return available() > available(onlySize) ? undefined : onlySize;
};

/** The sizes of a product. */
type Sizes = readonly { label: string }[];

/** The levels from which an order takes the sizes of a product, or units without a size if it has none. */
function soldLevels(sizes: Sizes, levels: readonly StockLevel[]): Readonly<StockLevel>[] {
  if (sizes.length === 0) return [levelOf(levels, undefined)];
  const available = (size?: string): number => availableOf(levelOf(levels, size));
  const onlySize = onlySizeOf(sizes);
  return sizes.map(({ label: size }) =>
    levelOf(levels, stockedSize({ size, onlySize }, available)),
  );
}

/**
 * Units that buyers can order: the same number that orders can reserve. Stock from before the product had its present
 * sizes is not for sale until it is counted by size, except that of a product with a single size.
 */
export const sellableUnits = (sizes: Sizes, levels: readonly StockLevel[]): number =>
  soldLevels(sizes, levels).reduce((total, level) => total + availableOf(level), 0);

/** The sizes of which no unit can be ordered. */
export const soldOutSizes = (sizes: Sizes, levels: readonly StockLevel[]): string[] => {
  const sold = soldLevels(sizes, levels).map(availableOf);
  return sizes.flatMap(({ label }, at) => (sold[at] === 0 ? [label] : []));
};

/** Levels with units that are not for sale, because the product's sizes have changed since they were counted. */
export const levelsToCount = (sizes: Sizes, levels: readonly StockLevel[]): StockLevel[] => {
  const labels = new Set<string | undefined>(sizes.map(({ label }) => label));
  if (sizes.length < 2) labels.add(undefined);
  return levels.filter(({ size, onHand }) => onHand > 0 && !labels.has(size));
};

const isPossible = (level: StockLevel): boolean =>
  level.onHand >= 0 && level.reserved >= 0 && availableOf(level) >= 0;

/**
 * The levels after all changes, or the first level that they would make negative: more taken than there is, or than is
 * not reserved.
 */
export function applyChanges(
  levels: readonly StockLevel[],
  changes: readonly StockChange[],
): { levels: StockLevel[] } | { refused: StockLevel } {
  let next = [...levels];
  for (const { size, onHand, reserved } of changes) {
    const before = levelOf(next, size);
    const after = {
      ...before,
      onHand: before.onHand + onHand,
      reserved: before.reserved + reserved,
    };
    if (!isPossible(after)) return { refused: before };
    next = next.includes(before)
      ? next.map((level) => (level === before ? after : level))
      : [...next, after];
  }
  return { levels: next };
}

/** The status of so many available units. */
export function stockStatusOf(available: number, lowStockAt: number): Stock['stockStatus'] {
  if (available <= 0) return 'outOfStock';
  return available <= lowStockAt ? 'lowStock' : 'inStock';
}

const sum = (levels: readonly StockLevel[], of: 'onHand' | 'reserved'): number =>
  levels.reduce((total, level) => total + level[of], 0);

type Totals = Pick<
  Stock,
  'levels' | 'onHand' | 'reserved' | 'available' | 'lowStockAt' | 'stockStatus'
>;

/** The stock fields that follow from the levels. */
export function stockOf(levels: StockLevel[], lowStockAt: number): Totals {
  const totals = { onHand: sum(levels, 'onHand'), reserved: sum(levels, 'reserved') };
  const available = availableOf(totals);
  return {
    levels,
    ...totals,
    available,
    lowStockAt,
    stockStatus: stockStatusOf(available, lowStockAt),
  };
}
