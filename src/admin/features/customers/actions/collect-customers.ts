/** Collects customers with their staff notes, totals and email preferences for export. */
import {
  CUSTOMER_HEADER,
  customerCells,
  type ListedCustomer,
} from '#admin/features/customers/model/customers-csv.ts';
import { totalsOfOrders } from '#core/account/customer-totals.ts';
import { EXPORT_PAGE, exportPages } from '#admin/shell/actions/export-list.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { userKind } from '#schema/user.ts';
import type { WebUser } from '#schema/web-user.ts';
import { customerPages, type CustomerQuery } from './list-customers.ts';
import { readTotals } from './read-totals.ts';

/** The customers to export: these rows, or a whole list. */
export type ExportedCustomers = CustomerQuery | { rows: readonly DecodedDocument<WebUser>[] };

const byId = <T>(documents: readonly DecodedDocument<T>[]): ReadonlyMap<string, T> =>
  new Map(documents.flatMap((each) => (each.success ? [[each.id, each.value] as const] : [])));

/** Adds staff notes, totals and email preferences; `users/{uid}` overrides the preferences of the profile. */
async function completed(
  profiles: readonly WebUser[],
  database: StaffDatabase,
): Promise<ListedCustomer[]> {
  const uids = profiles.map(({ uid }) => uid);
  const [records, users, totals] = await Promise.all([
    database.documentsByName(customerRecordKind, uids).then(byId),
    database.documentsByName(userKind, uids).then(byId),
    readTotals(uids, database),
  ]);
  return profiles.map((profile) => ({
    profile,
    record: records.get(profile.uid),
    emailPreferences: (users.get(profile.uid) ?? profile).emailPreferences,
    totals: totals.get(profile.uid) ?? totalsOfOrders([]),
  }));
}

/** @throws ReadError */
export const collectCustomers = (
  of: ExportedCustomers,
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<ExportedList> =>
  exportPages('rows' in of ? [of.rows] : customerPages(of, EXPORT_PAGE, database), {
    header: CUSTOMER_HEADER,
    onRead,
    cellsOf: async (rows) => {
      const customers = await completed(
        rows.map(({ value }) => value),
        database,
      );
      return customers.map(customerCells);
    },
  });
