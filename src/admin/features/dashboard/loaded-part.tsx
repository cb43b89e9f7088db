/** One part of the dashboard with its own query. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BlockLoading, Loaded } from '#admin/shell/list/list-states.tsx';

interface Props<T> {
  /** Parts of `listKey(orderKind)` are refreshed when an order changes. */
  queryKey: readonly unknown[];
  load: () => Promise<T>;
  /** Shown while it loads. */
  meanwhile?: ReactNode;
  children: (data: T) => ReactNode;
}

const LOADING = <BlockLoading className="h-16" />;

export const LoadedPart = <T,>({ queryKey, load, meanwhile = LOADING, children }: Props<T>) => (
  <Loaded query={useQuery({ queryKey, queryFn: () => load() })} meanwhile={meanwhile}>
    {children}
  </Loaded>
);
