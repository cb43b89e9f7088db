/** Exports customers with their staff notes and email preferences as CSV; cells like formulas are escaped. */
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { formatMoment } from '#core/format-time.ts';
import { isGstin } from '#core/gstin.ts';
import { BYTE_ORDER_MARK, csvOf } from '#core/import/shop-list.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import { userKind } from '#schema/user.ts';
import type { EmailPreferences, WebUser } from '#schema/web-user.ts';
import { customerPages, type CustomerQuery } from './list-customers.ts';

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const gstinLabel = (gstin: string | undefined): string =>
  gstin === undefined ? '' : isGstin(gstin) ? 'valid' : 'invalid';

/** A customer with staff notes and email preferences. */
export interface ListedCustomer {
  profile: WebUser;
  /** Undefined without staff notes. */
  record: Pick<CustomerRecord, 'tags' | 'notes'> | undefined;
  /** The preferences that emails follow. */
  emailPreferences: EmailPreferences;
}

const COLUMNS: readonly (readonly [name: string, of: (customer: ListedCustomer) => string])[] = [
  ['UID', ({ profile }) => profile.uid],
  ['Business', ({ profile }) => profile.businessName ?? ''],
  ['Name', ({ profile }) => profile.displayName],
  ['Email', ({ profile }) => profile.email],
  ['Email verified', ({ profile }) => yesNo(profile.emailVerified)],
  ['Phone', ({ profile }) => profile.phone],
  ['GSTIN', ({ profile }) => profile.gstin ?? ''],
  ['GSTIN check', ({ profile }) => gstinLabel(profile.gstin)],
  ['Customer since', ({ profile }) => formatMoment(profile.createdAt)],
  ['Last seen', ({ profile }) => formatMoment(profile.lastLogin)],
  ['Promotional emails', ({ emailPreferences }) => yesNo(emailPreferences.promotions)],
  ['Tags', ({ record }) => record?.tags.join(', ') ?? ''],
  ['Staff notes', ({ record }) => record?.notes ?? ''],
];

/** The text of the file. */
export const customersCsv = (customers: readonly ListedCustomer[]): string =>
  BYTE_ORDER_MARK +
  csvOf([
    COLUMNS.map(([name]) => name),
    ...customers.map((customer) => COLUMNS.map(([, of]) => of(customer))),
  ]);

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
