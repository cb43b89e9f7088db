/** Reads the orders of a page of customers, or those with a payment due, and adds them up. */
import { totalsOfOrders, type CustomerTotals } from '#core/account/customer-totals.ts';
import { targetPages } from '#admin/shell/actions/bulk-targets.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { slices } from '#core/slices.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { IN_QUERY } from '#firebase/browser/stored-fields.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

const PAGE = 300;

type ListedOrder = Order & { id: string };

/** Orders that can't be displayed are left out. */
async function readOrders(query: ListRequest, database: StaffDatabase): Promise<ListedOrder[]> {
  const orders: ListedOrder[] = [];
  const listed = { list: STAFF_LISTS.orders, query };
  for await (const page of targetPages(orderKind, listed, database, PAGE))
    orders.push(...page.flatMap((row) => (row.success ? [{ ...row.value, id: row.id }] : [])));
  return orders;
}

/** By uid: one query for up to 30 customers. @throws ReadError */
export async function readTotals(
  uids: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, CustomerTotals>> {
  const some = slices(uids, IN_QUERY).map((uid) =>
    readOrders({ equal: { uid }, sort: STAFF_LISTS.orders.sorts[0] }, database),
  );
  const orders = Map.groupBy((await Promise.all(some)).flat(), ({ uid }) => uid);
  return new Map(uids.map((uid) => [uid, totalsOfOrders(orders.get(uid) ?? [])]));
}

/** All orders with a payment due. @throws ReadError */
export const readDueOrders = (database = staffDatabase): Promise<ListedOrder[]> =>
  readOrders({ equal: {}, sort: STAFF_LISTS.orders.sorts[3], between: { from: 1 } }, database);
