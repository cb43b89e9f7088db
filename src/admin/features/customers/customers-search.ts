/** What the list of customers is searched, filtered and sorted by, as its address says it. */
import * as z from 'zod';
import type { ListAsked } from '#admin/shell/actions/list-as-staff.ts';
import type { CustomersAsked } from './actions/list-customers.ts';
import { LONGEST_TAG } from '#schema/limits.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import type { WebUser } from '#schema/web-user.ts';

export const CUSTOMER_SORTS = {
  seen: { name: 'Last seen', by: STAFF_LISTS.customers.sorts[0] },
  newest: { name: 'Newest', by: STAFF_LISTS.customers.sorts[1] },
  name: { name: 'Name', by: STAFF_LISTS.customers.sorts[2] },
} as const;

// What an address says wrongly counts as not said.
const customersSearch = z.object({
  q: z.string().max(100).optional().catch(undefined),
  /** Of whom staff gave this tag. */
  tag: z.string().max(LONGEST_TAG).optional().catch(undefined),
  verified: z.boolean().optional().catch(undefined),
  sort: z.enum(['seen', 'newest', 'name']).optional().catch(undefined),
});

export type CustomersSearch = z.output<typeof customersSearch>;

export const readCustomersSearch = (search: Record<string, unknown>): CustomersSearch =>
  customersSearch.parse(search);

const askedBy = ({ verified, sort }: CustomersSearch): ListAsked => ({
  equal: verified === undefined ? {} : { emailVerified: verified },
  sort: CUSTOMER_SORTS[sort ?? 'seen'].by,
});

/** What the database is asked for it, where no words are looked for. A tag stands apart, so it stands alone. */
export const wantedBy = (search: CustomersSearch): CustomersAsked =>
  search.tag === undefined ? { asked: askedBy(search) } : { tag: search.tag };

/** Whether a customer who was found fits the filter as well. */
export const fitsFilters = ({ emailVerified }: WebUser, { verified }: CustomersSearch): boolean =>
  (verified ?? emailVerified) === emailVerified;
