/** Rows of the order table: filtered list or search results. */
import { useQuery } from '@tanstack/react-query';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { searchOrders } from '#admin/shell/actions/search-orders.ts';
import {
  listFromQuery,
  listKey,
  type ListOf,
  useDocumentList,
} from '#admin/shell/list/use-document-list.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { orderQuery, fitsOrderFilters, type OrdersSearch } from './orders-search.ts';

/**
 * @param isEnabled whether to load at all
 * @returns the list, and whether the search has more results than shown
 */
export function useOrderRows(
  search: OrdersSearch,
  isEnabled: boolean,
): { list: ListOf<DecodedOrder>; isCut: boolean } {
  const { q } = search;
  const listed = useDocumentList(
    orderKind,
    STAFF_LISTS.orders,
    orderQuery(search),
    isEnabled && q === undefined,
  );
  const searchQuery = useQuery({
    queryKey: [...listKey(orderKind), 'search', q],
    queryFn: () => searchOrders(q ?? ''),
    enabled: isEnabled && q !== undefined,
  });
  const hits = searchQuery.data?.orders.filter(
    (row) => !row.fits || fitsOrderFilters(row.value, search),
  );
  return {
    list: q === undefined ? listed : listFromQuery(searchQuery, hits),
    isCut: q !== undefined && searchQuery.data?.isCut === true,
  };
}
