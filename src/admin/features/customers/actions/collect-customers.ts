/** Collects customers with their staff notes and email preferences for export. */
import {
  customersCsv,
  type ListedCustomer,
} from '#admin/features/customers/model/customers-csv.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { userKind } from '#schema/user.ts';
import type { WebUser } from '#schema/web-user.ts';
import { customerPages, type CustomerQuery } from './list-customers.ts';

/** Rows per query. */
const AT_ONCE = 300;

/** The customers to export: these rows, or a whole list. */
export type ExportedCustomers = CustomerQuery | { rows: readonly DecodedDocument<WebUser>[] };

const byId = <T>(documents: readonly DecodedDocument<T>[]): ReadonlyMap<string, T> =>
  new Map(documents.flatMap((each) => (each.fits ? [[each.id, each.value] as const] : [])));

/** Adds staff notes and email preferences; `users/{uid}` overrides the preferences of the profile. */
async function completed(
  profiles: readonly WebUser[],
  database: StaffDatabase,
): Promise<ListedCustomer[]> {
  const uids = profiles.map(({ uid }) => uid);
  const [records, users] = await Promise.all([
    database.documentsByName(customerRecordKind, uids).then(byId),
    database.documentsByName(userKind, uids).then(byId),
  ]);
  return profiles.map((profile) => ({
    profile,
    record: records.get(profile.uid),
    emailPreferences: (users.get(profile.uid) ?? profile).emailPreferences,
  }));
}

/**
 * @param onRead called after each page with the number of customers read so far
 * @throws ReadError
 */
export async function collectCustomers(
  of: ExportedCustomers,
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<ExportedList> {
  const customers: ListedCustomer[] = [];
  let invalidCount = 0;
  const pages = 'rows' in of ? [of.rows] : customerPages(of, AT_ONCE, database);
  for await (const rows of pages) {
    const profiles = rows.flatMap((row) => (row.fits ? [row.value] : []));
    invalidCount += rows.length - profiles.length;
    customers.push(...(await readOrThrow(() => completed(profiles, database))));
    onRead(customers.length);
  }
  return { parts: [customersCsv(customers)], count: customers.length, invalidCount };
}
