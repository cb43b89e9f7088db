/** The rows of the list: page after page, or what a search finds. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foundList } from '#admin/shell/list/found-list.ts';
import {
  listKey,
  useDocumentList,
  type DocumentList,
} from '#admin/shell/list/use-document-list.ts';
import { findCustomers, findTagged } from '#commands/find-customers.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { askedBy, type CustomersSearch } from './customers-search.ts';

export function useCustomers(search: CustomersSearch): DocumentList<WebUser> {
  const { q, tag } = search;
  const isLookedFor = q !== undefined || tag !== undefined;
  const asked = useMemo(() => askedBy(search), [search]);
  const list = useDocumentList(webUserKind, STAFF_LISTS.customers, asked, !isLookedFor);
  const found = useQuery({
    queryKey: [...listKey(webUserKind), 'found', q, tag],
    queryFn: () => (q === undefined ? findTagged(tag ?? '') : findCustomers(q)),
    enabled: isLookedFor,
  });
  if (!isLookedFor) return list;
  return foundList(found, found.data);
}
