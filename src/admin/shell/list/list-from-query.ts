/** Search results in the form of a list that is loaded in full. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import type { DocumentList } from './use-document-list.ts';

type QueryState = Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;

/**
 * @param rows undefined while loading
 * @param total number of matches, if more than shown
 */
export const listFromQuery = <T>(
  query: QueryState,
  rows: readonly DecodedDocument<T>[] | undefined,
  total = rows?.length,
): DocumentList<T> => ({
  state: query.isPending ? 'loading' : query.isError ? 'failed' : 'ready',
  error: query.error?.message ?? '',
  rows: rows ?? [],
  total,
  loadMore: undefined,
  again: () => void query.refetch(),
});
