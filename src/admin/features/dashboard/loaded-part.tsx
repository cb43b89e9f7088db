/** One part of the dashboard: loading, failed, or loaded. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFailed } from '#admin/shell/list/list-states.tsx';

/** Query key of a part, to invalidate it. */
export const partKey = (name: string) => ['dashboard', name] as const;

interface Props<T> {
  name: string;
  /** What the part depends on, such as the day. */
  of?: string;
  load: () => Promise<T>;
  /** Shown while it loads. */
  meanwhile?: ReactNode;
  children: (found: T) => ReactNode;
}

const LOADING = (
  <div role="status" className="skeleton h-16">
    <span className="sr-only">Loading…</span>
  </div>
);

export function LoadedPart<T>({ name, of, load, meanwhile = LOADING, children }: Props<T>) {
  const { data, error, refetch } = useQuery({
    queryKey: [...partKey(name), of],
    queryFn: () => load(),
  });
  if (data === undefined) {
    return error ? <ListFailed message={error.message} again={() => void refetch()} /> : meanwhile;
  }
  return children(data);
}
