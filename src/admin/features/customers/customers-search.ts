/** Search, filters and sort order of the customer list, as stored in the URL. */
import * as z from 'zod';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import type { CustomerQuery } from './actions/list-customers.ts';
import { LONGEST_TAG } from '#schema/limits.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

export const CUSTOMER_SORTS = {
  seen: { name: 'Last seen', by: STAFF_LISTS.customers.sorts[0] },
  newest: { name: 'Newest', by: STAFF_LISTS.customers.sorts[1] },
  name: { name: 'Name', by: STAFF_LISTS.customers.sorts[2] },
} as const;

// Invalid parameters are ignored.
const customersSearch = z.object({
  q: z.string().max(100).optional().catch(undefined),
  /** Customers with this staff tag. */
  tag: z.string().max(LONGEST_TAG).optional().catch(undefined),
  /** Customers whom staff have entered. */
  account: z.literal('without').optional().catch(undefined),
  verified: z.boolean().optional().catch(undefined),
  sort: z.enum(['seen', 'newest', 'name']).optional().catch(undefined),
});

export type CustomersSearch = z.output<typeof customersSearch>;

export const readCustomersSearch = (search: Record<string, unknown>): CustomersSearch =>
  customersSearch.parse(search);

const listQuery = ({ verified, sort }: CustomersSearch): ListRequest => ({
  equal: verified === undefined ? {} : { emailVerified: verified },
  sort: CUSTOMER_SORTS[sort ?? 'seen'].by,
});

/**
 * The query of the list without search text. A tag can't be combined with filters, because it is stored in
 * another document, and customers without an account have no other filters.
 */
export function customerQuery(search: CustomersSearch): CustomerQuery {
  if (search.tag !== undefined) return { tag: search.tag };
  return search.account === 'without' ? { entered: true } : { query: listQuery(search) };
}
