/** Reads the orders of a selection or a list with their products, for print pages. */
import { targetPages, type BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import { BOUGHT } from '#core/order-status.ts';
import { quoteEnd } from '#core/order/customer-step.ts';
import type { OrderPaper, OrderPrintSearch } from '#admin/features/orders/order-print-search.ts';
import { bulkOrderQuery } from '#admin/features/orders/orders-search.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { loadPieces, skusOf, type Pieces } from '#admin/shell/actions/load-pieces.ts';

export interface OrdersToPrint {
  orders: (Order & { id: string })[];
  products: Pieces;
  /** Orders that have no such paper, or can't be read. */
  skipped: number;
  /** Whether there are more than are printed at once. */
  isCut: boolean;
}

/** Goods are packed after the confirmation, and picked until they leave; a proforma invoice needs a current quote. */
export function hasPaper(order: Order, paper: OrderPaper): boolean {
  if (paper === 'proformas')
    return order.quote !== undefined && quoteEnd(order, Date.now()) === undefined;
  return paper === 'pick-list'
    ? order.status === 'confirmed' || order.status === 'packed'
    : BOUGHT.has(order.status);
}

const targetsOf = ({ ids, paper: _, ...search }: OrderPrintSearch): BulkTargets =>
  ids === undefined ? { list: STAFF_LISTS.orders, query: bulkOrderQuery(search) } : { ids };

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
  const printed = orders.slice(0, most).toSorted((one, other) => one.createdAt - other.createdAt);
  const products = await loadPieces([...new Set(printed.flatMap(skusOf))], database);
  return { orders: printed, products, skipped, isCut: orders.length > most };
}
