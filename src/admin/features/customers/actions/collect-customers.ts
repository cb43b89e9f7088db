/** Collects customers with their staff notes and email preferences for export. */
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import type { ListedCustomer } from '#admin/features/customers/model/customers-csv.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { userKind } from '#schema/user.ts';
import type { WebUser } from '#schema/web-user.ts';
import { customerPages, type CustomerQuery } from './list-customers.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';

/** Rows per query. */
const AT_ONCE = 300;

export interface CollectedCustomers {
  customers: ListedCustomer[];
  /** Number of customers left out because of invalid data. */
  invalidCount: number;
}

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

async function* pagesOf(
  of: CustomerQuery | { rows: readonly DecodedDocument<WebUser>[] },
  database: StaffDatabase,
): AsyncGenerator<readonly DecodedDocument<WebUser>[]> {
  if ('rows' in of) yield of.rows;
  else yield* customerPages(of, AT_ONCE, database);
}

/**
 * @param of these rows, or a whole list
 * @param onRead called after each page with the number of customers read so far
 * @throws ReadError
 */
export async function collectCustomers(
  of: CustomerQuery | { rows: readonly DecodedDocument<WebUser>[] },
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<CollectedCustomers> {
  const customers: ListedCustomer[] = [];
  let invalidCount = 0;
  for await (const rows of pagesOf(of, database)) {
    const profiles = rows.flatMap((row) => (row.fits ? [row.value] : []));
    invalidCount += rows.length - profiles.length;
    customers.push(...(await readOrThrow(() => completed(profiles, database))));
    onRead(customers.length + invalidCount);
  }
  return { customers, invalidCount };
}
