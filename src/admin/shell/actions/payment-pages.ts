/** Reads the payments of the orders of a list. */
import { slices } from '#core/slices.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { listPayments } from '#firebase/browser/order-records.ts';
import type { StaffDatabase } from '#firebase/browser/staff-database.ts';
import { orderKind, type Order } from '#schema/order.ts';
import type { Payment } from '#schema/payment.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { targetPages } from './bulk-targets.ts';
import { EXPORT_PAGE } from './export-list.ts';
import type { ListRequest } from './list-as-staff.ts';

/** Orders whose payments are read at a time. */
const AT_ONCE = 10;

interface PaymentOfOrder {
  orderId: string;
  order: Order;
  payment: Payment;
}

type Row = DecodedDocument<PaymentOfOrder>;

/** An invalid order with payments is one invalid row. */
const rowsOf = (
  order: DecodedDocument<Order>,
  payments: readonly DecodedDocument<Payment>[],
): Row[] =>
  order.success
    ? payments.map((each) =>
        each.success
          ? { ...each, value: { orderId: order.id, order: order.value, payment: each.value } }
          : each,
      )
    : payments.slice(0, 1).map(() => order);

/** Pages of payments, those of one order after the other. @throws ReadError */
export async function* paymentPages(
  query: ListRequest,
  database: StaffDatabase,
  readPayments = listPayments,
): AsyncGenerator<Row[]> {
  const targets = { list: STAFF_LISTS.orders, query };
  for await (const rows of targetPages(orderKind, targets, database, EXPORT_PAGE)) {
    // The others have no payments.
    const paid = rows.filter((row) => !row.success || row.value.lastPayment !== undefined);
    for (const some of slices(paid, AT_ONCE)) {
      const lists = await readOrThrow(() => Promise.all(some.map(({ id }) => readPayments(id))));
      yield some.flatMap((order, at) => rowsOf(order, lists[at] ?? []));
    }
  }
}
