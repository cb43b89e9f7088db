/** Exports the payments of orders for accounting, a row for each. */
import { PAYMENT_HEADER, paymentCells } from '#admin/features/orders/model/payments-csv.ts';
import { exportPages } from '#admin/shell/actions/export-list.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { paymentPages } from '#admin/shell/actions/payment-pages.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { listPayments } from '#firebase/browser/order-records.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { Payment } from '#schema/payment.ts';
import { webUserKind } from '#schema/web-user.ts';

/** The names of accounts, read once each; the uid of an account without a profile. */
function accountNames(database: typeof staffDatabase) {
  const names = new Map<string, string>();
  return {
    nameOf: (uid: string): string => names.get(uid) ?? uid,
    read: async (uids: readonly string[]): Promise<void> => {
      const missing = [...new Set(uids)].filter((uid) => !names.has(uid));
      for (const uid of missing) names.set(uid, uid);
      for (const each of await database.documentsByName(webUserKind, missing))
        if (each.success && each.value.displayName !== '')
          names.set(each.id, each.value.displayName);
    },
  };
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
