/** Exports the payments of orders for accounting, a row for each. */
import {
  PAYMENT_HEADER,
  paymentCells,
  type ListedPayment,
} from '#admin/features/orders/model/payments-csv.ts';
import { EXPORT_PAGE, exportPages } from '#admin/shell/actions/export-list.ts';
import { targetPages } from '#admin/shell/actions/bulk-targets.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { slices } from '#core/slices.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { listPayments } from '#firebase/browser/order-records.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { orderKind } from '#schema/order.ts';
import type { Payment } from '#schema/payment.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { webUserKind } from '#schema/web-user.ts';

/** Orders whose payments are read at a time. */
const AT_ONCE = 10;

type OrderPayment = Omit<ListedPayment, 'nameOf'>;

/** The names of accounts, read once each; the uid of an account without a profile. */
function accountNames(database: typeof staffDatabase) {
  const names = new Map<string, string>();
  return {
    nameOf: (uid: string): string => names.get(uid) ?? uid,
    read: async (uids: readonly string[]): Promise<void> => {
      const missing = [...new Set(uids)].filter((uid) => !names.has(uid));
      for (const uid of missing) names.set(uid, uid);
      for (const each of await database.documentsByName(webUserKind, missing))
        if (each.fits && each.value.displayName !== '') names.set(each.id, each.value.displayName);
    },
  };
}

/** Pages of payments, those of one order after the other. */
async function* paymentPages(
  query: ListRequest,
  database: typeof staffDatabase,
  readPayments: typeof listPayments,
): AsyncGenerator<DecodedDocument<OrderPayment>[]> {
  const targets = { list: STAFF_LISTS.orders, query };
  for await (const rows of targetPages(orderKind, targets, database, EXPORT_PAGE)) {
    const orders = rows.flatMap((row) => (row.fits ? [row] : []));
    // The others have no payments.
    const paid = orders.filter(({ value }) => value.lastPayment !== undefined);
    for (const some of slices(paid, AT_ONCE)) {
      const lists = await readOrThrow(() => Promise.all(some.map(({ id }) => readPayments(id))));
      yield lists.flatMap((payments, at) =>
        payments.flatMap((each): DecodedDocument<OrderPayment>[] => {
          const order = some[at]?.value;
          if (!each.fits) return [each];
          const { id, value: payment } = each;
          return order ? [{ id, fits: true, value: { order, payment } }] : [];
        }),
      );
    }
  }
}

const peopleOf = ({ by, voided }: Payment): string[] => (voided ? [by, voided.by] : [by]);

/** @param query of the orders @throws ReadError */
export function exportPayments(
  query: ListRequest,
  onRead: (count: number) => void,
  database = staffDatabase,
  readPayments = listPayments,
): Promise<ExportedList> {
  const { nameOf, read } = accountNames(database);
  return exportPages(paymentPages(query, database, readPayments), {
    header: PAYMENT_HEADER,
    onRead,
    cellsOf: async (rows) => {
      await read(rows.flatMap(({ value }) => peopleOf(value.payment)));
      return rows.map(({ value }) => paymentCells({ ...value, nameOf }));
    },
  });
}
