/** The orders that the table shows: the list by filters, or what a search has found; each as it is known last. */
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FoundOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { searchOrders } from '#admin/shell/actions/search-orders.ts';
import { foundList } from '#admin/shell/list/found-list.ts';
import { listKey, useDocumentList } from '#admin/shell/list/use-document-list.ts';
import type { ListOf } from '#admin/shell/list/use-paged-list.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { askedBy, fitsFilters, type OrdersSearch } from './orders-search.ts';
import { $newest, newerOf } from './orders-store.ts';

/** @param isAsked whether it is wanted at all @returns the list, and whether a search has found more than it holds */
export function useOrderRows(
  search: OrdersSearch,
  isAsked: boolean,
): { list: ListOf<FoundOrder>; isCut: boolean } {
  const { q } = search;
  const newest = useStore($newest);
  const listed = useDocumentList(
    orderKind,
    STAFF_LISTS.orders,
    askedBy(search),
    isAsked && q === undefined,
  );
  const found = useQuery({
    queryKey: [...listKey(orderKind), 'search', q],
    queryFn: () => searchOrders(q ?? ''),
    enabled: isAsked && q !== undefined,
  });
  const hits = found.data?.orders.filter((row) => !row.fits || fitsFilters(row.value, search));
  const list = q === undefined ? listed : foundList(found, hits);
  const rows = useMemo(
    () => list.rows.map((row) => newerOf(row, newest[row.id])),
    [list.rows, newest],
  );
  return { list: { ...list, rows }, isCut: q !== undefined && found.data?.isCut === true };
}
