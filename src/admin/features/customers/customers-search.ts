/** Search, filters and sort order of the customer list, as stored in the URL. */
import * as z from 'zod';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import type { CustomerQuery } from './actions/list-customers.ts';
import { LONGEST_TAG } from '#schema/limits.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

/** By what customers have ordered; only customers with orders have it. */
const TOTAL_SORTS = {
  spent: { name: 'Highest spending', by: STAFF_LISTS.customerTotals.sorts[0] },
  due: { name: 'Highest balance due', by: STAFF_LISTS.customerTotals.sorts[1] },
  ordered: { name: 'Latest order', by: STAFF_LISTS.customerTotals.sorts[2] },
} as const;

export const CUSTOMER_SORTS = {
  seen: { name: 'Last seen', by: STAFF_LISTS.customers.sorts[0] },
  newest: { name: 'Newest', by: STAFF_LISTS.customers.sorts[1] },
  name: { name: 'Name', by: STAFF_LISTS.customers.sorts[2] },
  ...TOTAL_SORTS,
} as const;

const isTotalSort = (sort: string): sort is keyof typeof TOTAL_SORTS => sort in TOTAL_SORTS;

// Invalid parameters are ignored.
const customersSearch = z.object({
  q: z.string().max(100).optional().catch(undefined),
  /** Customers with this staff tag. */
  tag: z.string().max(LONGEST_TAG).optional().catch(undefined),
  /** Customers whom staff have entered. */
  account: z.literal('without').optional().catch(undefined),
  /** Accounts that staff have not approved for sign-in prices. */
  approval: z.literal('waiting').optional().catch(undefined),
  verified: z.boolean().optional().catch(undefined),
  sort: z.enum(['seen', 'newest', 'name', 'spent', 'due', 'ordered']).optional().catch(undefined),
});

export type CustomersSearch = z.output<typeof customersSearch>;

export const readCustomersSearch = (search: Record<string, unknown>): CustomersSearch =>
  customersSearch.parse(search);

/** Whether the list is sorted by what customers have ordered. */
export const isByTotals = ({ q, sort = 'seen', ...rest }: CustomersSearch): boolean =>
  q === undefined && hasAnySort(rest) && isTotalSort(sort);

/** Whether the list shows accounts only, without customers whom staff have entered. */
export const isOfAccounts = (search: CustomersSearch): boolean =>
  search.q === undefined && hasAnySort(search) && !isByTotals(search);

/** Whether the list can be sorted in every order. */
export const hasAnySort = ({
  tag,
  account,
  approval,
}: Pick<CustomersSearch, 'tag' | 'account' | 'approval'>): boolean =>
  tag === undefined && account === undefined && approval === undefined;

function listQuery({ verified, sort = 'seen' }: CustomersSearch): CustomerQuery {
  const { by } = CUSTOMER_SORTS[sort];
  const isTotal = isTotalSort(sort);
  const field = isTotal ? 'profile.emailVerified' : 'emailVerified';
  const query: ListRequest = {
    equal: verified === undefined ? {} : { [field]: verified },
    sort: by,
  };
  return isTotal ? { totals: query } : { query };
}

/** Accounts that wait for approval, the newest first. */
const unapproved = (emailVerified?: boolean): ListRequest => ({
  equal: {
    isApproved: false,
    ...(emailVerified !== undefined && { 'profile.emailVerified': emailVerified }),
  },
  sort: STAFF_LISTS.approvals.sorts[0],
});

/**
 * The query of the list without search text. A tag can't be combined with filters, because it is stored in
 * another document, and customers without an account have no other filters.
 */
export function customerQuery(search: CustomersSearch): CustomerQuery {
  const { tag, approval, verified } = search;
  if (tag !== undefined) return { tag };
  if (approval !== undefined) return { approvals: unapproved(verified) };
  return search.account === 'without' ? { entered: true } : listQuery(search);
}
