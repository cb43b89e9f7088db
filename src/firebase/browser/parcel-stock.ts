/** The stock that parcels take and returns put back, written in the transaction that records them. */
import type { Firestore, Transaction } from 'firebase/firestore/lite';
import { orderedUnits, unitsByProduct, type OrderedUnits } from '#core/stock/order-stock.ts';
import { unitsToTake } from '#core/stock/parcel-stock.ts';
import type { Order } from '#schema/order.ts';
import type { ShippedLine } from '#schema/shipment.ts';
import { putStockMove, readOrderMoves, readStockIn } from './stock.ts';
import { readProductsBySku } from './stored-fields.ts';
import { DatabaseFailure } from './with-timeout.ts';

/** The order as read in the transaction, and who changes it. */
interface OfOrder {
  orderId: string;
  order: Order;
  by: string;
}

/** The products of these lines, and the movements of the order. */
const readOf = ({ orderId }: OfOrder, lines: readonly ShippedLine[], at: Firestore) =>
  Promise.all([
    readProductsBySku([...new Set(lines.map(({ sku }) => sku))], at),
    readOrderMoves(orderId, at),
  ]);

/**
 * Plans movements of these units, and returns how to write them after all reads; products without tracked stock are left
 * out.
 */
async function planMoves(
  transaction: Transaction,
  at: Firestore,
  { orderId, order, by }: OfOrder,
  byProduct: ReadonlyMap<string, readonly OrderedUnits[]>,
  reason: 'sold' | 'returned',
): Promise<() => void> {
  const plans = await Promise.all(
    [...byProduct].map(async ([productId, units]) => {
      const read = await readStockIn(transaction, at, productId);
      return { productId, units, read };
    }),
  );
  const sign = reason === 'sold' ? -1 : 1;
  return () => {
    for (const { productId, units, read } of plans) {
      if (read.stock === undefined) continue;
      const { sku, lowStockAt } = read.stock;
      const changes = units.map(({ size, qty }) => ({
        ...(size !== undefined && { size }),
        ...{ onHand: sign * qty, reserved: 0 },
      }));
      const of = { orderId, orderNumber: order.number };
      const move = { id: crypto.randomUUID(), productId, sku, changes, lowStockAt, by, ...of };
      const refused = putStockMove(transaction, at, { ...move, reason }, read);
      if (refused !== undefined) throw new DatabaseFailure('stock-short');
    }
  };
}

/** Plans the movements of returned units. */
export const planStockOfReturn = async (
  transaction: Transaction,
  at: Firestore,
  of: OfOrder,
  lines: readonly ShippedLine[],
): Promise<() => void> => {
  const byProduct = unitsByProduct(lines, ...(await readOf(of, lines, at)));
  return planMoves(transaction, at, of, byProduct, 'returned');
};

/**
 * Plans the movements of a parcel, which takes what the order has not taken yet.
 * @param departed all that left and is not in stock again, with this parcel
 * @throws DatabaseFailure `stock-short` from the returned function if it is not in stock
 */
export async function planStockOfParcel(
  transaction: Transaction,
  at: Firestore,
  of: OfOrder,
  { lines, departed }: { lines: readonly ShippedLine[]; departed: readonly ShippedLine[] },
): Promise<() => void> {
  const [products, moves] = await readOf(of, lines, at);
  const packedAt = of.order.timeline.find(({ status }) => status === 'packed')?.at ?? Infinity;
  const own = Map.groupBy(moves, ({ productId }) => productId);
  const ordered = orderedUnits(of.order, products, moves);
  const byProduct = new Map<string, OrderedUnits[]>();
  for (const [productId, units] of unitsByProduct(departed, products, moves)) {
    const earlier = { moves: own.get(productId) ?? [], packedAt };
    const taken = unitsToTake(units, ordered.get(productId) ?? [], earlier);
    if (taken.length > 0) byProduct.set(productId, taken);
  }
  return planMoves(transaction, at, of, byProduct, 'sold');
}
