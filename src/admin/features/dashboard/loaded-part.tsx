/** One part of the dashboard with its own query. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BlockLoading, Loaded } from '#admin/shell/list/list-states.tsx';

/** Query key of a part, to invalidate it. */
export const partKey = (name: string) => ['dashboard', name] as const;

interface Props<T> {
  name: string;
  /** What the part depends on, such as the day. */
  of?: string;
  load: () => Promise<T>;
  /** Shown while it loads. */
  meanwhile?: ReactNode;
  children: (data: T) => ReactNode;
}

const LOADING = <BlockLoading className="h-16" />;

export function LoadedPart<T>({ name, of, load, meanwhile = LOADING, children }: Props<T>) {
  const query = useQuery({ queryKey: [...partKey(name), of], queryFn: () => load() });
  return (
    <Loaded query={query} meanwhile={meanwhile}>
      {children}
    </Loaded>
  );
}
