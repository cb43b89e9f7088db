/** Customers for a file, with what stands apart from their profiles. */
import { documentsByName } from '#firebase/browser/documents-by-name.ts';
import type { FoundDocument } from '#firebase/browser/found-document.ts';
import type { ListedCustomer } from '#admin/features/customers/model/customers-csv.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { userKind } from '#schema/user.ts';
import type { WebUser } from '#schema/web-user.ts';
import { customerPages, type CustomersAsked } from './list-customers.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/** Rows of one question. */
const AT_ONCE = 300;

export interface CollectedCustomers {
  customers: ListedCustomer[];
  /** How many do not fit their schema; they are left out. */
  unfit: number;
}

const byId = <T>(found: readonly FoundDocument<T>[]): ReadonlyMap<string, T> =>
  new Map(found.flatMap((each) => (each.fits ? [[each.id, each.value] as const] : [])));

/** What staff noted of them, and which mails they want: that says `users/{uid}`, and else the profile. */
async function completed(profiles: readonly WebUser[]): Promise<ListedCustomer[]> {
  const uids = profiles.map(({ uid }) => uid);
  const [records, users] = await Promise.all([
    documentsByName(customerRecordKind, uids).then(byId),
    documentsByName(userKind, uids).then(byId),
  ]);
  return profiles.map((profile) => ({
    profile,
    record: records.get(profile.uid),
    emailPreferences: (users.get(profile.uid) ?? profile).emailPreferences,
  }));
}

async function* pagesOf(
  of: CustomersAsked | { rows: readonly FoundDocument<WebUser>[] },
): AsyncGenerator<readonly FoundDocument<WebUser>[]> {
  if ('rows' in of) yield of.rows;
  else yield* customerPages(of, AT_ONCE);
}

/**
 * @param of these rows, or all that a list has
 * @param onRead told after each page how many have been read
 * @throws ReadError
 */
export async function collectCustomers(
  of: CustomersAsked | { rows: readonly FoundDocument<WebUser>[] },
  onRead: (count: number) => void,
): Promise<CollectedCustomers> {
  const customers: ListedCustomer[] = [];
  let unfit = 0;
  for await (const rows of pagesOf(of)) {
    const profiles = rows.flatMap((row) => (row.fits ? [row.value] : []));
    unfit += rows.length - profiles.length;
    customers.push(...(await readOrThrow(() => completed(profiles))));
    onRead(customers.length + unfit);
  }
  return { customers, unfit };
}
