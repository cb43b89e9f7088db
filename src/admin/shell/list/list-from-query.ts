/** Search results in the form of a list that is loaded in full. */
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import type { QueryState } from './list-states.tsx';
import type { DocumentList } from './use-document-list.ts';

/**
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
