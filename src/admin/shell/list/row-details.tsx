/** Details of listed rows that are stored in other documents, read for one page of rows at a time. */
import { useQueries } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { PAGE_ROWS } from '#admin/shell/actions/list-as-staff.ts';
import { slices } from '#core/slices.ts';

const merged = <T,>(
  pages: readonly { data: ReadonlyMap<string, T> | undefined }[],
): ReadonlyMap<string, T> => new Map(pages.flatMap(({ data = [] }) => [...data]));

/**
 * @param key of the queries
 * @param read the details by id
 * @returns a component that reads the details of `ids`, and a hook for those of one row below it
 */
export function rowDetails<T>(
  key: readonly unknown[],
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
) {
  const Details = createContext<ReadonlyMap<string, T>>(new Map());
  function WithDetails({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
    const details = useQueries({
      queries: slices(ids, PAGE_ROWS).map((page) => ({
        queryKey: [...key, page],
        queryFn: () => read(page),
      })),
      combine: merged<T>,
    });
    return <Details value={details}>{children}</Details>;
  }
  return { WithDetails, useDetails: (id: string): T | undefined => use(Details).get(id) };
}
