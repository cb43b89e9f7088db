/** Rows of the customer list: paged, or search results. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listFromQuery } from '#admin/shell/list/use-paged-list.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { usePagedList, type DocumentList } from '#admin/shell/list/use-paged-list.ts';
import { findCustomers } from '#admin/shell/actions/find-customers.ts';
import { countCustomers, listCustomers } from './actions/list-customers.ts';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { customerQuery, type CustomersSearch } from './customers-search.ts';

/** Whether a search result also matches the filters. */
const fitsCustomerFilters = (
  { uid, emailVerified }: WebUser,
  { verified, account }: CustomersSearch,
): boolean =>
  (verified ?? emailVerified) === emailVerified &&
  (account === undefined || isEnteredCustomer(uid));

/** @returns the list, and whether the search has more results than shown */
export function useCustomers(search: CustomersSearch): {
  list: DocumentList<WebUser>;
  isCut: boolean;
} {
  const { q } = search;
  const query = useMemo(() => customerQuery(search), [search]);
  const list = usePagedList({
    queryKey: [...listKey(webUserKind), query],
    page: (from) => listCustomers(query, from),
    count: () => countCustomers(query),
    isEnabled: q === undefined,
  });
  const searchQuery = useQuery({
    queryKey: [...listKey(webUserKind), 'search', q],
    queryFn: () => findCustomers(q ?? ''),
    enabled: q !== undefined,
  });
  if (q === undefined) return { list, isCut: false };
  const rows = searchQuery.data?.customers.filter(
    (row) => !row.success || fitsCustomerFilters(row.value, search),
  );
  return { list: listFromQuery(searchQuery, rows), isCut: searchQuery.data?.isCut === true };
}
