/** Rows of the order table: filtered list or search results. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { searchOrders } from '#admin/shell/actions/search-orders.ts';
import { listFromQuery } from '#admin/shell/list/use-paged-list.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { useDocumentList } from '#admin/shell/list/use-document-list.ts';
import type { ListOf } from '#admin/shell/list/use-paged-list.ts';
import { useEstimates } from '#admin/shell/order/estimate.tsx';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { sortedOrders } from './model/sort-orders.ts';
import { fitsOrderFilters, isSortedHere, orderQuery, type OrdersSearch } from './orders-search.ts';

/** The most orders that the browser sorts. */
export const MOST_SORTED = 300;

/** Open orders in the order of a figure that the database does not store. */
function useSortedOrders(search: OrdersSearch, isEnabled: boolean) {
  const query = orderQuery(search);
  const read = useQuery({
    queryKey: [...listKey(orderKind), 'sorted', query],
    queryFn: () => listAsStaff(orderKind, STAFF_LISTS.orders, query, { size: MOST_SORTED }),
    enabled: isEnabled,
  });
  const orders = useMemo(
    () => read.data?.rows.flatMap((row) => (row.success ? [row.value] : [])) ?? [],
    [read.data],
  );
  const estimates = useEstimates(orders, search.sort === 'value');
  const rows = useMemo(
    () => read.data && sortedOrders(read.data.rows, search.sort, estimates),
    [read.data, search.sort, estimates],
  );
  return { list: listFromQuery(read, rows), isCut: read.data?.after !== undefined };
}

/**
 * @param isEnabled whether to load at all
 * @returns the list, and whether there are more orders than a search or a sort shows
 */
export function useOrderRows(
  search: OrdersSearch,
  isEnabled: boolean,
): { list: ListOf<DecodedOrder>; isCut: boolean } {
  const { q } = search;
  const isSorted = q === undefined && isSortedHere(search);
  const sorted = useSortedOrders(search, isEnabled && isSorted);
  const listed = useDocumentList(
    orderKind,
    STAFF_LISTS.orders,
    orderQuery(search),
    isEnabled && q === undefined && !isSorted,
  );
  const searchQuery = useQuery({
    queryKey: [...listKey(orderKind), 'search', q],
    queryFn: () => searchOrders(q ?? ''),
    enabled: isEnabled && q !== undefined,
  });
  if (isSorted) return sorted;
  if (q === undefined) return { list: listed, isCut: false };
  const hits = searchQuery.data?.orders.filter(
    (row) => !row.success || fitsOrderFilters(row.value, search),
  );
  return { list: listFromQuery(searchQuery, hits), isCut: searchQuery.data?.isCut === true };
}
