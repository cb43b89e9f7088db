/** The stock that an order reserves, takes or returns, written in the transaction of the change of its status. */
import type { Firestore, Transaction } from 'firebase/firestore/lite';
import {
  missingUnits,
  orderedUnits,
  orderStockChange,
  stockUseOf,
  type OrderedUnits,
  type StockShortage,
} from '#core/stock/order-stock.ts';
import { agreedLines } from '#core/order/agreed-lines.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import type { StockMove } from '#schema/stock-move.ts';
import { readProductsBySku } from './stored-fields.ts';
import { putStockMove, readOrderMoves, readStockIn } from './stock.ts';
import { DatabaseFailure } from './with-timeout.ts';

/** A change of an order's status. */
export interface OrderStep {
  id: string;
  seen: Pick<Order, 'lines' | 'quote' | 'number'>;
  status: OrderStatus;
  /** uid of the author. */
  by: string;
  /** Missing units that the author has accepted. */
  acceptedShort: number;
}

/** What an order has reserved or taken so far, and what it sends. */
interface BeforeStep {
  moves: readonly StockMove[];
  /** By product. */
  units: ReadonlyMap<string, readonly OrderedUnits[]>;
}

/** Complete if the revision of the order is that of `seen`. */
export async function readBeforeStep(
  { id, status, seen }: Pick<OrderStep, 'id' | 'status' | 'seen'>,
  at?: Firestore,
): Promise<BeforeStep> {
  const skus = stockUseOf(status) === 'nothing' ? [] : agreedLines(seen).map(({ sku }) => sku);
  const [products, moves] = await Promise.all([
    readProductsBySku([...new Set(skus)], at),
    readOrderMoves(id, at),
  ]);
  return { units: orderedUnits(seen, products, moves), moves };
}

/**
 * Plans the changes of stock, and returns how to write them after all reads.
 * @throws DatabaseFailure `stock-short` if more is missing than was accepted
 */
export async function planOrderStock(
  transaction: Transaction,
  at: Firestore,
  step: OrderStep,
  { moves, units }: BeforeStep,
): Promise<() => void> {
  const { id, seen, status, by, acceptedShort } = step;
  const earlier = Map.groupBy(moves, ({ productId }) => productId);
  const short: StockShortage[] = [];
  const plans = await Promise.all(
    [...new Set([...units.keys(), ...earlier.keys()])].map(async (productId) => {
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
