/** One part of the first screen: on its way, out of reach, or there. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFailed } from '#admin/shell/list/list-states.tsx';

/** The key of what a part has read, for whoever knows that it has changed. */
export const askedKey = (name: string) => ['dashboard', name] as const;

interface Props<T> {
  name: string;
  /** What is asked about, where it changes: another day. */
  of?: string;
  ask: () => Promise<T>;
  children: (found: T) => ReactNode;
}

export function LoadedPart<T>({ name, of, ask, children }: Props<T>) {
  const { data, error, refetch } = useQuery({
    queryKey: [...askedKey(name), of],
    queryFn: ask,
  });
  if (data === undefined) {
    return error ? (
      <ListFailed words={error.message} again={() => void refetch()} />
    ) : (
      <div role="status" className="skeleton h-16">
        <span className="sr-only">Loading…</span>
      </div>
    );
  }
  return children(data);
}
