/** Pages of customers: by the filters of the list, or by a staff tag. */
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { countTagged, readTagged } from '#firebase/browser/staff-customers.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
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
export type CustomerQuery = { query: ListRequest } | { tag: string };

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
    return { rows: await database.documentsByName(webUserKind, uids), after };
  });

/** @throws ReadError */
export const listCustomers = (
  of: CustomerQuery,
  { size = PAGE_ROWS, after }: { size?: number; after?: ListCursor | undefined } = {},
  database = staffDatabase,
): Promise<ListPage<WebUser>> =>
  'tag' in of
    ? pageOfTagged(of.tag, { size, after }, database)
    : listAsStaff(webUserKind, STAFF_LISTS.customers, of.query, { size, after }, database);

/**
 * By tag, deleted accounts are counted too.
 * @throws ReadError
 */
export const countCustomers = (of: CustomerQuery): Promise<number> =>
  'tag' in of
    ? readOrThrow(() => countTagged(of.tag))
    : countAsStaff(STAFF_LISTS.customers, of.query);

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
