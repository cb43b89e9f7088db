/** Lists of documents with infinite scrolling and a count. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  countAsStaff,
  listAsStaff,
  type DecodedDocument,
  type ListCursor,
  type ListPage,
  type ListRequest,
} from '#admin/shell/actions/list-as-staff.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type { StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import type { QueryState } from './list-states.tsx';

/** Query key prefix of a kind, to invalidate its queries. */
export const listKey = ({ name }: Pick<DocumentKind, 'name'>) => ['list', name] as const;

export interface ListOf<Row> {
  isPending: boolean;
  error: Error | null;
  rows: readonly Row[];
  /** Count in the database; undefined until loaded. */
  total: number | undefined;
  /** Loads the next page; undefined if all are loaded, or while loading, or after a failure. */
  loadMore: (() => void) | undefined;
  refetch: () => unknown;
}

export type DocumentList<T> = ListOf<DecodedDocument<T>>;

interface Paged<T> {
  /** Kind and query. */
  queryKey: readonly [kind: string, name: string, ...params: unknown[]];
  page: (from: { after?: ListCursor }) => Promise<ListPage<T>>;
  count: () => Promise<number>;
  /** Whether to load at all. */
  isEnabled: boolean;
}

const FIRST: { after?: ListCursor } = {};

export function usePagedList<T>({
  queryKey: [kind, name, ...params],
  page,
  count,
  isEnabled,
}: Paged<T>): DocumentList<T> {
  const pages = useInfiniteQuery({
    queryKey: [kind, name, ...params],
    queryFn: ({ pageParam }) => page(pageParam),
    initialPageParam: FIRST,
    enabled: isEnabled,
    getNextPageParam: ({ after }) => after && { after },
  });
  const total = useQuery({
    queryKey: [kind, name, 'count', ...params],
    queryFn: () => count(),
    // Count queries are slower, and not needed if all rows fit one page.
    enabled: isEnabled && pages.hasNextPage,
  });
  const next = (): void => void pages.fetchNextPage();
  const rows = useMemo(() => pages.data?.pages.flatMap((each) => each.rows) ?? [], [pages.data]);
  return {
    isPending: pages.isPending,
    error: pages.error,
    rows,
    total: pages.isSuccess && !pages.hasNextPage ? rows.length : total.data,
    // After a failure only a person retries, because the end of the list stays visible.
    loadMore:
      pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError ? next : undefined,
    refetch: pages.isFetchNextPageError ? next : pages.refetch,
  };
}

/** @param isEnabled whether to load at all */
export const useDocumentList = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  list: StaffList,
  query: ListRequest,
  isEnabled = true,
): DocumentList<z.output<S>> =>
  usePagedList({
    queryKey: [...listKey(kind), query],
    page: (from) => listAsStaff(kind, list, query, from),
    count: () => countAsStaff(list, query),
    isEnabled,
  });

/**
 * Search results in the form of a list that is loaded in full.
 * @param rows undefined while loading
 * @param total number of matches, if more than shown
 */
export const listFromQuery = <T>(
  { data, error, refetch }: QueryState<unknown>,
  rows: readonly DecodedDocument<T>[] | undefined,
  total = rows?.length,
): DocumentList<T> => ({
  isPending: data === undefined && error === null,
  error,
  rows: rows ?? [],
  total,
  loadMore: undefined,
  refetch,
});
