/** What a search has found, as a list that is there as a whole. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { FoundDocument } from '#admin/shell/actions/list-as-staff.ts';
import type { DocumentList } from './use-document-list.ts';

type Asked = Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;

/** @param rows undefined until they are found @param total of all that fit, where more fit than are shown */
export const foundList = <T>(
  asked: Asked,
  rows: readonly FoundDocument<T>[] | undefined,
  total = rows?.length,
): DocumentList<T> => ({
  state: asked.isPending ? 'loading' : asked.isError ? 'failed' : 'ready',
  error: asked.error?.message ?? '',
  rows: rows ?? [],
  total,
  loadMore: undefined,
  again: () => void asked.refetch(),
});
