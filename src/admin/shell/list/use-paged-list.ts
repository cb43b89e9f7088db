/** A list page by page as one scrolls, with the count of all it has. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FoundDocument, ListPage, ListPlace } from '#admin/shell/actions/list-as-staff.ts';

export interface ListOf<Row> {
  state: 'loading' | 'failed' | 'ready';
  /** Why, where it has failed. */
  error: string;
  rows: readonly Row[];
  /** How many there are in the database; undefined until it has counted. */
  total: number | undefined;
  /** Fetches the next rows; absent where all are there, or on their way, or could not be fetched. */
  loadMore: (() => void) | undefined;
  again: () => void;
}

export type DocumentList<T> = ListOf<FoundDocument<T>>;

interface Paged<T> {
  /** Names the kind and what is asked for. */
  queryKey: readonly [kind: string, name: string, ...asked: unknown[]];
  page: (from: { after?: ListPlace }) => Promise<ListPage<T>>;
  count: () => Promise<number>;
  /** Whether it is wanted at all. */
  isAsked: boolean;
}

const FIRST: { after?: ListPlace } = {};

export function usePagedList<T>({
  queryKey: [kind, name, ...asked],
  page,
  count,
  isAsked,
}: Paged<T>): DocumentList<T> {
  const pages = useInfiniteQuery({
    queryKey: [kind, name, ...asked],
    queryFn: ({ pageParam }) => page(pageParam),
    initialPageParam: FIRST,
    enabled: isAsked,
    getNextPageParam: ({ after }) => after && { after },
  });
  const total = useQuery({
    queryKey: [kind, name, 'count', ...asked],
    queryFn: count,
    // Rows come first: counting takes the database longer, and where they are all there nothing is to be counted.
    enabled: isAsked && pages.hasNextPage,
  });
  const next = (): void => void pages.fetchNextPage();
  const rows = useMemo(() => pages.data?.pages.flatMap((each) => each.rows) ?? [], [pages.data]);
  return {
    state: pages.isPending ? 'loading' : pages.isError ? 'failed' : 'ready',
    error: pages.error?.message ?? '',
    rows,
    total: pages.isSuccess && !pages.hasNextPage ? rows.length : total.data,
    // What has failed is asked for again by a person alone: the end of the list stays in sight.
    loadMore:
      pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError ? next : undefined,
    again: pages.isFetchNextPageError ? next : () => void pages.refetch(),
  };
}
