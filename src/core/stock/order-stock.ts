/** What the status of an order means for the stock of its products: confirmed reserves, packed takes, the others return. */
import * as z from 'zod';
import type { StoredFields } from '#core/import/stored.ts';
import { HAS_PARCELS } from '#core/order-status.ts';
import { agreedLines, type AgreedLine } from '#core/order/agreed-lines.ts';
import { onlySizeOf } from '#core/sizes/by-size.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import type { StockChange, StockMove, StockReason } from '#schema/stock-move.ts';
import type { StockLevel } from '#schema/stock.ts';
import { availableOf, levelOf, stockedSize } from './stock-levels.ts';

/** A size of which less is available than ordered. */
export interface StockShortage {
  productId: string;
  sku: string;
  size?: string;
  ordered: number;
  available: number;
}

/** The effect of a status on one product. */
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
  /** The size of a product that has only one. */
  onlySize?: string;
  qty: number;
}

const labelled = z.array(z.object({ label: z.string() }));
type OrderMoves = readonly Pick<StockMove, 'sku' | 'productId' | 'changes'>[];

/**
 * The size of units without one: that which the order has already, or the only one of the product, which buyers do not
 * choose.
 * @param chosen the sizes of other units
 * @param moves the order's earlier movements of the product
 */
function impliedSize(
  onlySize: string | undefined,
  chosen: ReadonlySet<string | undefined>,
  moves: OrderMoves,
): string | undefined {
  const own = sumOfMoves(moves).filter((each) => isChange(each) && !chosen.has(each.size));
  return own.length === 1 ? own[0]?.size : onlySize;
}

/** The units of one product in lines of an order. */
function unitsOfLines(
  lines: readonly AgreedLine[],
  productId: string,
  { product, moves }: { product: StoredFields | undefined; moves: OrderMoves },
): OrderedUnits[] {
  const onlySize = onlySizeOf(labelled.safeParse(product?.fields['sizes']).data ?? []);
  const isChosen = ({ size }: AgreedLine): boolean => size !== undefined && size !== onlySize;
  const chosen = new Set(lines.filter(isChosen).map(({ size }) => size));
  const implied = impliedSize(onlySize, chosen, moves);
  const bySize = new Map<string | undefined, OrderedUnits>();
  for (const line of lines) {
    const size = isChosen(line) ? line.size : implied;
    const qty = line.qty + (bySize.get(size)?.qty ?? 0);
    bySize.set(size, {
      ...{ productId, sku: line.sku, qty },
      ...(size !== undefined && { size }),
      ...(onlySize !== undefined && { onlySize }),
    });
  }
  return [...bySize.values()];
}

/**
 * The units of lines of an order, by product; a size can have several lines.
 * @param products stored ones with the SKUs of the order. A line comes from the customer's browser, so its SKU counts,
 * not its product ID. Deleted products count where no other has the SKU.
 * @param moves the earlier movements of the order, which are those of their product even if its SKU has changed since
 */
export function unitsByProduct(
  lines: readonly AgreedLine[],
  products: readonly StoredFields[],
  moves: OrderMoves = [],
): Map<string, OrderedUnits[]> {
  const isDeleted = ({ fields }: StoredFields): boolean => fields['deletedAt'] !== null;
  const ids = new Map<unknown, string>([
    ...products
      .toSorted((one, other) => Number(isDeleted(other)) - Number(isDeleted(one)))
      .map(({ id, fields }) => [fields['sku'], id] as const),
    ...moves.map(({ sku, productId }) => [sku, productId] as const),
  ]);
  const byProduct = Map.groupBy(lines, ({ sku }) => ids.get(sku));
  return new Map(
    [...byProduct].flatMap(([productId, own]) => {
      if (productId === undefined) return [];
      const product = products.find(({ id }) => id === productId);
      const earlier = moves.filter((move) => move.productId === productId);
      return [[productId, unitsOfLines(own, productId, { product, moves: earlier })] as const];
    }),
  );
}

/** The units that an order sends, by product. */
export const orderedUnits = (
  order: Pick<Order, 'lines' | 'quote'>,
  ...rest: [products: readonly StoredFields[], moves?: OrderMoves]
): Map<string, OrderedUnits[]> => unitsByProduct(agreedLines(order), ...rest);

/** The sums of an order's earlier movements of a product, by size. */
function sumOfMoves(moves: readonly Pick<StockMove, 'changes'>[]): StockChange[] {
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

/** A level, what the order has reserved of it, which is gone if the stock was started again since, and has taken. */
function levelAndOwn(
  levels: readonly StockLevel[],
  earlier: readonly StockChange[],
  size?: string,
) {
  const level = levelOf(levels, size);
  const own = earlier.find((each) => each.size === size);
  return {
    level,
    own: Math.min(own?.reserved ?? 0, level.reserved),
    // Goods that were not tracked when they were packed can be in stock after a return.
    taken: Math.max(0, 0 - (own?.onHand ?? 0)),
  };
}

/** Undoes what the order has reserved or taken. */
function undo(levels: readonly StockLevel[], earlier: readonly StockChange[]): OrderStockChange {
  const changes = earlier
    .map(({ onHand: _, reserved: __, ...rest }) => {
      const { own, taken } = levelAndOwn(levels, earlier, rest.size);
      return { ...rest, onHand: taken, reserved: 0 - own };
    })
    .filter(isChange);
  const isTaken = changes.some(({ onHand }) => onHand > 0);
  return { changes, reason: isTaken ? 'returned' : 'released', short: [] };
}

/** What an order with this status does with the ordered units. */
export function stockUseOf(status: OrderStatus): 'nothing' | 'reserved' | 'taken' {
  if (status === 'confirmed') return 'reserved';
  return HAS_PARCELS.has(status) ? 'taken' : 'nothing';
}

/** Statuses between which an order moves only while all of its units are in stock again, by the returns of its parcels. */
const BACK_IN_STOCK: ReadonlySet<OrderStatus> = new Set(['dispatched', 'cancelled']);

/** Whether a change of status changes stock. */
export const changesStock = (from: OrderStatus, to: OrderStatus): boolean =>
  stockUseOf(from) !== stockUseOf(to) && !(BACK_IN_STOCK.has(from) && BACK_IN_STOCK.has(to));

/**
 * The effect of an order's new status on one product whose stock is tracked. What is not available is not reserved or
 * taken: it is reported as a shortage.
 * @param units the ordered units of the product
 * @param moves the order's earlier movements of the product
 */
export function orderStockChange(
  status: OrderStatus,
  units: readonly OrderedUnits[],
  { levels, moves }: { levels: readonly StockLevel[]; moves: readonly StockMove[] },
): OrderStockChange {
  const use = stockUseOf(status);
  const earlier = sumOfMoves(moves);
  if (use === 'nothing') return undo(levels, earlier);
  const isTaken = use === 'taken';
  // What the order has is available to it.
  const available = (size?: string): number => {
    const { level, own, taken } = levelAndOwn(levels, earlier, size);
    return availableOf(level) + own + taken;
  };
  const bySize = new Map(units.map((unit) => [stockedSize(unit, available), unit]));
  const short: StockShortage[] = [];
  // Also the sizes that only the earlier movements have: what the order has of them is returned.
  const sizes = new Set([...bySize.keys(), ...earlier.map(({ size }) => size)]);
  const changes = [...sizes].map((size): StockChange => {
    const unit = bySize.get(size);
    const qty = unit?.qty ?? 0;
    const { own, taken } = levelAndOwn(levels, earlier, size);
    const assigned = Math.min(qty, available(size));
    if (unit && assigned < qty) short.push({ ...unit, ordered: qty, available: available(size) });
    return {
      ...(size !== undefined && { size }),
      onHand: taken - (isTaken ? assigned : 0),
      reserved: (isTaken ? 0 : assigned) - own,
    };
  });
  const isBack = changes.some(({ onHand }) => onHand > 0);
  const reason = isTaken ? 'sold' : isBack ? 'returned' : 'reserved';
  return { changes: changes.filter(isChange), reason, short };
}

/** Units missing over all shortages. */
export const missingUnits = (short: readonly StockShortage[]): number =>
  short.reduce((total, { ordered, available }) => total + ordered - available, 0);
