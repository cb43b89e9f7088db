/** Change history of an item by page, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listAsStaff, type ListCursor } from '#admin/shell/actions/list-as-staff.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import type { QueryState } from '#admin/shell/list/list-states.tsx';
import { changesIn, pathsOf, type Change } from '#admin/shell/editing/history.ts';
import { auditKind } from '#schema/audit.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

/** Entries per page; the database is asked for one more. */
const PAGE = 10;

const FIRST: { after?: ListCursor } = {};

export interface History extends QueryState<readonly Change[]> {
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

interface Thing {
  editable: Editable;
  id: string;
  /** Current documents; each save starts a new history. */
  now: Documents | undefined;
}

export function useHistory({ editable, id, now }: Thing): History {
  const paths = pathsOf(editable, id);
  const query = { equal: { path: paths }, sort: STAFF_LISTS.history.sorts[0] };
  const pages = useInfiniteQuery({
    queryKey: ['history', paths, now?.map((document) => document?.['rev'])],
    queryFn: ({ pageParam }) =>
      listAsStaff(auditKind, STAFF_LISTS.history, query, { ...pageParam, size: PAGE }),
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => after && { after },
    // Someone else may have saved since.
    staleTime: 0,
    gcTime: 0,
  });
  const { data, hasNextPage } = pages;
  const changes = useMemo(() => {
    if (data === undefined) return undefined;
    const rows = data.pages.flatMap((page) => page.rows);
    const entries = rows.flatMap((row) => (row.fits ? [{ id: row.id, value: row.value }] : []));
    return changesIn(editable, entries, hasNextPage);
  }, [data, editable, hasNextPage]);
  return {
    data: changes,
    error: pages.error,
    refetch: pages.refetch,
    hasMore: hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  };
}
