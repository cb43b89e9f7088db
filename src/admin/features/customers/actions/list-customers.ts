/** Customers page after page: all that fit the filters of the list, or those whom staff gave a tag. */
import { documentsByName } from '#firebase/browser/documents-by-name.ts';
import type { FoundDocument } from '#firebase/browser/found-document.ts';
import { countTagged, readTagged } from '#firebase/browser/tagged-customers.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import {
  countAsStaff,
  listAsStaff,
  PAGE_ROWS,
  type ListAsked,
  type ListPage,
  type ListPlace,
} from '#admin/shell/actions/list-as-staff.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/** A tag is compared letter for letter. */
export type CustomersAsked = { asked: ListAsked } | { tag: string };

/** Who has deleted their account keeps a tag, and is left out. @throws ReadError */
const pageOfTagged = (
  tag: string,
  page: { size: number; after?: ListPlace | undefined },
): Promise<ListPage<WebUser>> =>
  readOrThrow(async () => {
    const { uids, after } = await readTagged(tag, page);
    return { rows: await documentsByName(webUserKind, uids), after };
  });

/** @throws ReadError */
export const listCustomers = (
  of: CustomersAsked,
  { size = PAGE_ROWS, after }: { size?: number; after?: ListPlace | undefined } = {},
): Promise<ListPage<WebUser>> =>
  'tag' in of
    ? pageOfTagged(of.tag, { size, after })
    : listAsStaff(webUserKind, STAFF_LISTS.customers, of.asked, { size, after });

/** By tag, those who have deleted their account are counted, too. @throws ReadError */
export const countCustomers = (of: CustomersAsked): Promise<number> =>
  'tag' in of
    ? readOrThrow(() => countTagged(of.tag))
    : countAsStaff(STAFF_LISTS.customers, of.asked);

/** @param size of a page @throws ReadError */
export async function* customerPages(
  of: CustomersAsked,
  size: number,
): AsyncGenerator<readonly FoundDocument<WebUser>[]> {
  const page = (after?: ListPlace) => listCustomers(of, { size, after });
  for await (const { rows } of pagesOf(page)) yield rows;
}
