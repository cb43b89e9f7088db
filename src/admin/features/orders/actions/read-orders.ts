/** Reads the orders of a selection or a list with their products, for print pages. */
import { targetPages, type BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import { BOUGHT } from '#core/order-status.ts';
import { quoteEnd } from '#core/order/customer-step.ts';
import { unsentLines } from '#core/order/shipping.ts';
import type { PickedOrder } from '#admin/features/orders/model/pick-list.ts';
import type { OrderPaper, OrderPrintSearch } from '#admin/features/orders/order-print-search.ts';
import { bulkOrderQuery } from '#admin/features/orders/orders-search.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { listShipments, valuesOf } from '#firebase/browser/order-records.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { loadPieces, skusOf, type Pieces } from '#admin/shell/actions/load-pieces.ts';

type OrderToPrint = Order & Pick<PickedOrder, 'unsent'> & { id: string };

export interface OrdersToPrint {
  orders: OrderToPrint[];
  products: Pieces;
  /** Orders that have no such paper, or can't be read. */
  skipped: number;
  /** Whether there are more than are printed at once. */
  isCut: boolean;
}

/**
 * Goods are packed after the confirmation. They are picked before that, and again for the units that the first parcels of a
 * packed order left out. A proforma invoice needs a current quote.
 */
export function hasPaper(order: Order, paper: OrderPaper): boolean {
  if (paper === 'proformas')
    return order.quote !== undefined && quoteEnd(order, Date.now()) === undefined;
  return paper === 'pick-list'
    ? order.status === 'confirmed' || (order.status === 'packed' && (order.sentUnits ?? 0) > 0)
    : BOUGHT.has(order.status);
}

const targetsOf = ({ ids, paper: _, ...search }: OrderPrintSearch): BulkTargets =>
  ids === undefined ? { list: STAFF_LISTS.orders, query: bulkOrderQuery(search) } : { ids };

/** With what is still to pick. @throws ReadError */
async function withUnsent(order: OrderToPrint): Promise<OrderToPrint> {
  if ((order.sentUnits ?? 0) === 0) return order;
  const shipments = await readOrThrow(async () => valuesOf(await listShipments(order.id)));
  return { ...order, unsent: unsentLines(order, shipments) };
}

/** @param most orders. @throws ReadError */
export async function readOrdersToPrint(
  search: OrderPrintSearch,
  most: number,
  database = staffDatabase,
): Promise<OrdersToPrint> {
  const orders: OrdersToPrint['orders'] = [];
  let skipped = 0;
  for await (const rows of targetPages(orderKind, targetsOf(search), database)) {
    for (const row of rows) {
      if (row.success && hasPaper(row.value, search.paper))
        orders.push({ ...row.value, id: row.id });
      else skipped += 1;
    }
    if (orders.length > most) break;
  }
  const sorted = orders.slice(0, most).toSorted((one, other) => one.createdAt - other.createdAt);
  const printed = search.paper === 'pick-list' ? await Promise.all(sorted.map(withUnsent)) : sorted;
  const products = await loadPieces([...new Set(printed.flatMap(skusOf))], database);
  return { orders: printed, products, skipped, isCut: orders.length > most };
}
