/** Pages of customers: by the filters of the list, by a staff tag, or without an account. */
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { countTagged, readTagged } from '#firebase/browser/tagged-customers.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { enteredProfile, isEnteredCustomer } from '#core/account/entered-customer.ts';
import { profileOf } from '#admin/shell/actions/find-customers.ts';
import { customerIndexKind } from '#schema/customer-index.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import { STAFF_LISTS, type StaffList } from '#schema/staff-lists.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import {
  countAsStaff,
  listAsStaff,
  PAGE_ROWS,
  type ListRequest,
  type ListPage,
  type ListCursor,
} from '#admin/shell/actions/list-as-staff.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';

/** Tags match exactly. */
export type CustomerQuery =
  | { query: ListRequest }
  | { totals: ListRequest }
  | { approvals: ListRequest }
  | { tag: string }
  | { entered: true };

const ENTERED: ListRequest = {
  equal: { deletedAt: null },
  sort: STAFF_LISTS.enteredCustomers.sorts[0],
};

/** The list whose rows functions write; undefined for other lists. */
function indexedList(of: CustomerQuery): { list: StaffList; request: ListRequest } | undefined {
  if ('totals' in of) return { list: STAFF_LISTS.customerTotals, request: of.totals };
  return 'approvals' in of ? { list: STAFF_LISTS.approvals, request: of.approvals } : undefined;
}

const asProfiles = (
  records: readonly DecodedDocument<CustomerRecord>[],
): DecodedDocument<WebUser>[] =>
  records.flatMap((record) => {
    if (!record.success) return record;
    const { id, value } = record;
    const profile = enteredProfile(id, value);
    return profile ? { id, success: true, value: profile } : [];
  });

/**
 * Leaves out deleted accounts, which keep their tags.
 * @throws ReadError
 */
const pageOfTagged = (
  tag: string,
  page: { size: number; after?: ListCursor | undefined },
  database: StaffDatabase,
): Promise<ListPage<WebUser>> =>
  readOrThrow(async () => {
    const { uids, after } = await readTagged(tag, page);
    const [profiles, records] = await Promise.all([
      database.documentsByName(webUserKind, uids),
      database.documentsByName(customerRecordKind, uids.filter(isEnteredCustomer)),
    ]);
    return { rows: [...profiles, ...asProfiles(records)], after };
  });

/** Functions index an approval some seconds later. */
async function stillUnapproved<T extends { id: string }>(
  rows: readonly T[],
  database: StaffDatabase,
): Promise<T[]> {
  const ids = rows.map(({ id }) => id);
  const records = await readOrThrow(() => database.documentsByName(customerRecordKind, ids));
  const approved = new Set(
    records.flatMap((each) => (each.success && each.value.isApproved === true ? [each.id] : [])),
  );
  return rows.filter(({ id }) => !approved.has(id));
}

/** @throws ReadError */
export async function listCustomers(
  of: CustomerQuery,
  { size = PAGE_ROWS, after }: { size?: number; after?: ListCursor | undefined } = {},
  database = staffDatabase,
): Promise<ListPage<WebUser>> {
  const page = { size, after };
  if ('tag' in of) return await pageOfTagged(of.tag, page, database);
  if ('query' in of)
    return await listAsStaff(webUserKind, STAFF_LISTS.customers, of.query, page, database);
  const indexed = indexedList(of);
  if (indexed) {
    const { rows, ...rest } = await listAsStaff(
      customerIndexKind,
      indexed.list,
      indexed.request,
      page,
      database,
    );
    const shown = 'approvals' in of ? await stillUnapproved(rows, database) : rows;
    return { rows: shown.map(profileOf), ...rest };
  }
  const list = STAFF_LISTS.enteredCustomers;
  const records = await listAsStaff(customerRecordKind, list, ENTERED, page, database);
  return { rows: asProfiles(records.rows), after: records.after };
}

/**
 * By tag, deleted accounts are counted too.
 * @throws ReadError
 */
export function countCustomers(of: CustomerQuery): Promise<number> {
  if ('tag' in of) return readOrThrow(() => countTagged(of.tag));
  if ('query' in of) return countAsStaff(STAFF_LISTS.customers, of.query);
  const { list, request } = indexedList(of) ?? {
    list: STAFF_LISTS.enteredCustomers,
    request: ENTERED,
  };
  return countAsStaff(list, request);
}

/**
 * @param size rows per page
 * @throws ReadError
 */
export async function* customerPages(
  of: CustomerQuery,
  size: number,
  database = staffDatabase,
): AsyncGenerator<readonly DecodedDocument<WebUser>[]> {
  const page = (after?: ListCursor) => listCustomers(of, { size, after }, database);
  for await (const { rows } of pagesOf(page)) yield rows;
}
