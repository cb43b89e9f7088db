/** What an order needs beyond what is in stock, before its status changes. */
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { agreedLines } from '#core/order/agreed-lines.ts';
import {
  changesStock,
  orderedUnits,
  orderStockChange,
  stockUseOf,
  type StockShortage,
} from '#core/stock/order-stock.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { stockKind } from '#schema/stock.ts';

/**
 * The sizes of which less is available than ordered; products whose stock is not tracked have none.
 * @throws ReadError
 */
export const orderShortages = (
  id: string,
  order: Pick<Order, 'lines' | 'quote' | 'status'>,
  to: OrderStatus,
  database = staffDatabase,
): Promise<StockShortage[]> =>
  readOrThrow(async () => {
    if (!changesStock(order.status, to) || stockUseOf(to) === 'nothing') return [];
    const skus = [...new Set(agreedLines(order).map(({ sku }) => sku))];
    const [products, moves] = await Promise.all([
      database.readProductsBySku(skus),
      database.readOrderMoves(id),
    ]);
    const units = orderedUnits(order, products, moves);
    const stocks = await database.documentsByName(stockKind, [...units.keys()]);
    return stocks.flatMap((row) => {
      if (!row.success || row.value.deletedAt !== null) return [];
      const own = moves.filter(({ productId }) => productId === row.id);
      const { levels } = row.value;
      return orderStockChange(to, units.get(row.id) ?? [], { levels, moves: own }).short;
    });
  });
