/** A list of documents, page by page as one scrolls, with the count of them all. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  countAsStaff,
  listAsStaff,
  type FoundDocument,
  type ListAsked,
  type ListPlace,
} from '#commands/list-as-staff.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type { StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';

export interface DocumentList<T> {
  state: 'loading' | 'failed' | 'ready';
  /** Why, where it has failed. */
  error: string;
  rows: readonly FoundDocument<T>[];
  /** How many there are in the database; undefined until it has counted. */
  total: number | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  again: () => void;
}

/** The key of everything that was read of a kind, for whoever has changed it. */
export const listKey = ({ name }: Pick<DocumentKind, 'name'>) => ['list', name] as const;

const FIRST: { after?: ListPlace } = {};

/** @param isAsked whether it is wanted at all */
export function useDocumentList<S extends z.ZodType>(
  kind: DocumentKind<S>,
  list: StaffList,
  asked: ListAsked,
  isAsked = true,
): DocumentList<z.output<S>> {
  const pages = useInfiniteQuery({
    queryKey: [...listKey(kind), asked],
    queryFn: ({ pageParam }) => listAsStaff(kind, list, asked, pageParam),
    initialPageParam: FIRST,
    enabled: isAsked,
    getNextPageParam: ({ after }) => after && { after },
  });
  const total = useQuery({
    queryKey: [...listKey(kind), 'count', asked],
    queryFn: () => countAsStaff(list, asked),
    // Rows come first: counting takes the database longer, and where they are all there nothing is to be counted.
    enabled: isAsked && pages.hasNextPage,
  });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return {
    state: pages.isPending ? 'loading' : pages.isError ? 'failed' : 'ready',
    error: pages.error?.message ?? '',
    rows,
    total: pages.isSuccess && !pages.hasNextPage ? rows.length : total.data,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
    again: () => void pages.refetch(),
  };
}
