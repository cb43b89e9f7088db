/** The stock that a step of an order reserves, takes or returns, written in the transaction of the step. */
import type { Firestore, Transaction } from 'firebase/firestore/lite';
import {
  missingUnits,
  orderedUnits,
  orderStockChange,
  type StockShortage,
} from '#core/stock/order-stock.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import type { StockMove } from '#schema/stock-move.ts';
import { putStockMove, readOrderMoves, readStockIn } from './stock.ts';
import { DatabaseFailure } from './with-timeout.ts';

export interface OrderStep {
  id: string;
  seen: Pick<Order, 'lines' | 'number'>;
  status: OrderStatus;
  /** uid of the author. */
  by: string;
  /** Missing units that the author has accepted. */
  acceptedShort: number;
}

/** The order's movements so far; a confirmed order is the first to have some. */
export const movesBefore = (
  { id, status }: Pick<OrderStep, 'id' | 'status'>,
  at?: Firestore,
): Promise<StockMove[]> => (status === 'confirmed' ? Promise.resolve([]) : readOrderMoves(id, at));

/**
 * Plans the changes of stock, and returns how to write them after all reads.
 * @throws DatabaseFailure `stock-short` if more is missing than was accepted
 */
export async function planOrderStock(
  transaction: Transaction,
  at: Firestore,
  step: OrderStep,
  moves: readonly StockMove[],
): Promise<() => void> {
  const { id, seen, status, by, acceptedShort } = step;
  const units = Map.groupBy(orderedUnits(seen.lines), ({ productId }) => productId);
  const earlier = Map.groupBy(moves, ({ productId }) => productId);
  const products = status === 'cancelled' ? earlier.keys() : units.keys();
  const short: StockShortage[] = [];
  const plans = await Promise.all(
    [...products].map(async (productId) => {
      const read = await readStockIn(transaction, at, productId);
      if (read.stock === undefined) return undefined;
      const { sku, levels, lowStockAt } = read.stock;
      const change = orderStockChange(status, units.get(productId) ?? [], {
        levels,
        moves: earlier.get(productId) ?? [],
      });
      short.push(...change.short);
      const { changes, reason } = change;
      const order = { orderId: id, orderNumber: seen.number };
      const move = { id: crypto.randomUUID(), productId, sku, changes, reason, lowStockAt, by };
      return changes.length === 0 ? undefined : { move: { ...move, ...order }, read };
    }),
  );
  if (missingUnits(short) > acceptedShort) throw new DatabaseFailure('stock-short');
  return () => {
    for (const plan of plans) {
      const refused = plan && putStockMove(transaction, at, plan.move, plan.read);
      // Reservations cover what an order releases, unless another program has changed the stock.
      if (refused !== undefined) throw new DatabaseFailure('stock-short');
    }
  };
}
