/** The rows of the list: page after page, or what a search finds. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foundList } from '#admin/shell/list/found-list.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { usePagedList, type DocumentList } from '#admin/shell/list/use-paged-list.ts';
import { findCustomers } from '#admin/shell/actions/find-customers.ts';
import { countCustomers, listCustomers } from './actions/list-customers.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { fitsFilters, wantedBy, type CustomersSearch } from './customers-search.ts';

/** @returns the list, and whether a search has found more than it holds */
export function useCustomers(search: CustomersSearch): {
  list: DocumentList<WebUser>;
  isCut: boolean;
} {
  const { q } = search;
  const wanted = useMemo(() => wantedBy(search), [search]);
  const list = usePagedList({
    queryKey: [...listKey(webUserKind), wanted],
    page: (from) => listCustomers(wanted, from),
    count: () => countCustomers(wanted),
    isAsked: q === undefined,
  });
  const found = useQuery({
    queryKey: [...listKey(webUserKind), 'found', q],
    queryFn: () => findCustomers(q ?? ''),
    enabled: q !== undefined,
  });
  if (q === undefined) return { list, isCut: false };
  const rows = found.data?.customers.filter((row) => !row.fits || fitsFilters(row.value, search));
  return { list: foundList(found, rows), isCut: found.data?.isCut === true };
}
