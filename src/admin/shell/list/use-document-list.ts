/** A list of documents, page by page as one scrolls, with the count of them all. */
import { countAsStaff, listAsStaff, type ListAsked } from '#admin/shell/actions/list-as-staff.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type { StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import { usePagedList, type DocumentList } from './use-paged-list.ts';

export type { DocumentList } from './use-paged-list.ts';

/** The key of everything that was read of a kind, for whoever has changed it. */
export const listKey = ({ name }: Pick<DocumentKind, 'name'>) => ['list', name] as const;

/** @param isAsked whether it is wanted at all */
export const useDocumentList = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  list: StaffList,
  asked: ListAsked,
  isAsked = true,
): DocumentList<z.output<S>> =>
  usePagedList({
    queryKey: [...listKey(kind), asked],
    page: (from) => listAsStaff(kind, list, asked, from),
    count: () => countAsStaff(list, asked),
    isAsked,
  });
