/** Every customer of a list, page after page, for a file. */
import type { ListPlace } from '#client/staff-lists.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type ListAsked } from './list-as-staff.ts';

/** Rows of one question. */
const AT_ONCE = 400;

/**
 * @param onRead told after each page how many have been read
 * @returns those that fit their schema, and how many do not
 * @throws NotRead
 */
export async function collectCustomers(
  asked: ListAsked,
  onRead: (count: number) => void,
): Promise<{ customers: WebUser[]; unfit: number }> {
  const customers: WebUser[] = [];
  let unfit = 0;
  let after: ListPlace | undefined;
  do {
    const page = await listAsStaff(webUserKind, STAFF_LISTS.customers, asked, {
      after,
      size: AT_ONCE,
    });
    for (const row of page.rows) {
      if (row.fits) customers.push(row.value);
      else unfit += 1;
    }
    onRead(customers.length + unfit);
    ({ after } = page);
  } while (after !== undefined);
  return { customers, unfit };
}
