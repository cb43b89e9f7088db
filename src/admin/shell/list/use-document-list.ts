/** A list of documents with infinite scrolling and a count. */
import { countAsStaff, listAsStaff, type ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type { StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import { listKey } from './list-key.ts';
import { usePagedList, type DocumentList } from './use-paged-list.ts';

export type { DocumentList } from './use-paged-list.ts';

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
