/** What the steps of an order do to the stock of its products: confirming reserves, packing takes, cancelling returns. */
import type { OrderLine, OrderStatus } from '#schema/order.ts';
import type { StockChange, StockMove, StockReason } from '#schema/stock-move.ts';
import type { StockLevel } from '#schema/stock.ts';
import { availableOf, levelOf } from './stock-levels.ts';

/** A size of which less is available than ordered. */
export interface StockShortage {
  productId: string;
  sku: string;
  size?: string;
  ordered: number;
  available: number;
}

/** The effect of a step on one product. */
interface OrderStockChange {
  /** Empty if nothing changes. */
  changes: StockChange[];
  reason: StockReason;
  short: StockShortage[];
}

/** The units of one product and size in an order. */
export interface OrderedUnits {
  productId: string;
  sku: string;
  size?: string;
  qty: number;
}

/** The ordered units by product and size, since a size can have several lines. */
export function orderedUnits(lines: readonly OrderLine[]): OrderedUnits[] {
  const bySize = new Map<string, OrderedUnits>();
  for (const { productId, sku, size, qty } of lines) {
    const key = JSON.stringify([productId, size]);
    const before = bySize.get(key)?.qty ?? 0;
    bySize.set(key, { productId, sku, ...(size !== undefined && { size }), qty: before + qty });
  }
  return [...bySize.values()];
}

/** The sums of an order's earlier movements of a product, by size. */
export function sumOfMoves(moves: readonly Pick<StockMove, 'changes'>[]): StockChange[] {
  const bySize = new Map<string | undefined, StockChange>();
  for (const change of moves.flatMap(({ changes }) => changes)) {
    const before = bySize.get(change.size) ?? { onHand: 0, reserved: 0 };
    bySize.set(change.size, {
      ...change,
      onHand: before.onHand + change.onHand,
      reserved: before.reserved + change.reserved,
    });
  }
  return [...bySize.values()];
}

const isChange = ({ onHand, reserved }: StockChange): boolean => onHand !== 0 || reserved !== 0;

/** Undoes what the order has reserved or taken. */
function undo(moves: readonly StockMove[]): OrderStockChange {
  const changes = sumOfMoves(moves)
    .map(({ onHand, reserved, ...rest }) => ({
      ...rest,
      onHand: 0 - onHand,
      reserved: 0 - reserved,
    }))
    .filter(isChange);
  const isTaken = changes.some(({ onHand }) => onHand > 0);
  return { changes, reason: isTaken ? 'returned' : 'released', short: [] };
}

/** Whether a step changes stock. */
export const changesStock = (status: OrderStatus): boolean =>
  status === 'confirmed' || status === 'packed' || status === 'cancelled';

/**
 * The effect of an order's step on one product whose stock is tracked. What is not available is not reserved or taken:
 * it is reported as a shortage.
 * @param units the ordered units of the product
 * @param moves the order's earlier movements of the product
 */
export function orderStockChange(
  status: OrderStatus,
  units: readonly OrderedUnits[],
  { levels, moves }: { levels: readonly StockLevel[]; moves: readonly StockMove[] },
): OrderStockChange {
  if (status === 'cancelled') return undo(moves);
  const earlier = sumOfMoves(moves);
  const isPacked = status === 'packed';
  const short: StockShortage[] = [];
  const changes = units.map(({ qty, ...of }): StockChange => {
    const level = levelOf(levels, of.size);
    const own = earlier.find(({ size }) => size === of.size)?.reserved ?? 0;
    const available = availableOf(level) + own;
    const taken = Math.min(qty, available);
    if (taken < qty) short.push({ ...of, ordered: qty, available });
    return {
      ...(of.size !== undefined && { size: of.size }),
      onHand: isPacked ? 0 - taken : 0,
      reserved: isPacked ? 0 - own : taken - own,
    };
  });
  return { changes: changes.filter(isChange), reason: isPacked ? 'sold' : 'reserved', short };
}

/** Units missing over all shortages. */
export const missingUnits = (short: readonly StockShortage[]): number =>
  short.reduce((total, { ordered, available }) => total + ordered - available, 0);
